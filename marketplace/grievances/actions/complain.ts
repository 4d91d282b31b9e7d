// Submits a complaint (C.8): stores it once, sets its deadlines, and returns a receipt. With the ticket and the secret
// code of the receipt, the author can read the complaint's status later.
import type { Grievance, GrievanceKind } from '#contracts/grievances.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import { digest } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import { type Person, visitor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import {
  type Complainant,
  findByIdempotencyKey,
  findGrievanceByTicket,
  findWaits,
  insertGrievance,
  lockComplainant,
} from '../queries.ts';
import { codeOf, hoursFor, type IdempotencyKey, newTicket } from '../rules.ts';

interface Complaint {
  kind: GrievanceKind;
  words: string;
  contact?: string | null | undefined;
  link?: string | null | undefined;
  language?: string | undefined;
}

interface Asking {
  person: Person | null;
  /**
   * Network address of the request, for the limits per address. It is '' for a request with the secret key of a local
   * demo, which has no limits per address.
   */
  address: string;
  form: Complaint;
  idempotency: IdempotencyKey | null;
}

/**
 * Returns the author of a complaint. Visitors must give a contact; users need no contact, because they are notified in
 * their account.
 */
function complainantOf({ person, address, form }: Asking): Complainant {
  if (person) return { user_id: person.id, contact: null, address: '' };
  const contact = form.contact ?? fail('validation_failed', { errors: { contact: ['required'] } });
  return { user_id: null, contact, address };
}

async function requireGrievanceQuota(tx: Tx, who: Complainant): Promise<void> {
  const settings = await readSettings(tx, ['grievances_per_day', 'grievances_per_address_day']);
  const limits = { person: settings.grievances_per_day, address: settings.grievances_per_address_day };
  const { person_wait, address_wait } = await findWaits(tx, who, limits);
  const retry_after = Math.max(person_wait, address_wait);
  if (retry_after > 0) fail('rate_limited', { retry_after });
}

const keyOf = ({ person, idempotency: once }: Asking) =>
  once ? digest(`${person?.id ?? 'visitor'} ${once.key}`) : null;

async function keep(tx: Tx, asking: Asking, who: Complainant): Promise<{ ticket: string; code: string }> {
  const { person, form, idempotency: once } = asking;
  const times = await readSettings(tx, ['grievance_ack_hours', 'grievance_hours', 'grievance_urgent_hours']);
  const ticket = newTicket();
  const code = codeOf(ticket, once);
  const id = await insertGrievance(tx, {
    ...who,
    ticket,
    code_hash: digest(code),
    kind: form.kind,
    words: form.words,
    link: form.link || null,
    language: form.language ?? 'en',
    once_key: keyOf(asking),
    asked: once?.requestHash ?? null,
    hours: hoursFor(form.kind, times),
  });
  await recordEvent(tx, { name: 'grievance.submitted', actor: person ?? visitor, payload: { grievance_id: id } });
  return { ticket, code };
}

/**
 * Stores a complaint and returns its receipt. With an idempotency key, a repeated request returns the same ticket and
 * code. Fails with `validation_failed` if a visitor gives no contact, `rate_limited` above the quota, and
 * `idempotency_key_reused` if the key belongs to another request.
 */
export async function complain({ db }: Pick<Deps, 'db'>, asking: Asking): Promise<Grievance & { secret_code: string }> {
  const who = complainantOf(asking);
  const receipt = await inTransaction(db, async (tx) => {
    await lockComplainant(tx, who);
    const key = keyOf(asking);
    const before =
      key && asking.idempotency ? await findByIdempotencyKey(tx, key, asking.idempotency.requestHash) : null;
    if (before && !before.same) fail('idempotency_key_reused');
    if (before) return { ticket: before.ticket, code: codeOf(before.ticket, asking.idempotency) };
    await requireGrievanceQuota(tx, who);
    return keep(tx, asking, who);
  });
  return { ...((await findGrievanceByTicket(db, receipt.ticket)) ?? fail('not_found')), secret_code: receipt.code };
}
