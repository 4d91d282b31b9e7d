// Users as administrators see them: the search, the details of one user, and the phone number of one user at a time,
// for a stated reason (D42, D57).

import type { CaseType, UserDetail } from '#contracts/admin-people.ts';
import { roleMay } from '#contracts/admin-roles.ts';
import { normalisePhone } from '#contracts/phone.ts';
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { inTransaction } from '#platform/db.ts';
import { maybe, sql } from '#platform/sql.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { findOpenCase, listOpenCases } from '../queries/cases.ts';
import { listPeopleFound, type PeopleListFilter } from '../queries/listed-people.ts';
import { type AuditScope, findMaskedPerson } from '../queries/masked-people.ts';
import { requireRevealQuota } from './limit-reveals.ts';

type Store = Pick<Deps, 'db'>;
type PeopleSearch = Omit<PeopleListFilter, 'words' | 'key'> & { q?: string | undefined };

const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Interprets the search text as a phone number, uid, id or name. Only roles that may reveal phone numbers can search by
 * phone number. Other roles could find out a masked number by trying all possible numbers.
 */
function readWords(admin: Admin, q: string): Pick<PeopleListFilter, 'words' | 'key'> {
  const phone = roleMay(admin.role, 'moderate') ? normalisePhone(q) : null;
  if (phone) return { words: null, key: { phone } };
  const lower = q.toLowerCase();
  if (UID.test(lower)) return { words: null, key: { uid: lower } };
  if (/^#?[1-9]\d{0,14}$/.test(q)) return { words: null, key: { id: Number(q.replace('#', '')) } };
  return { words: q || null, key: null };
}

/** Returns a page of users who match the search. */
export async function searchPeople({ db }: Store, admin: Admin, { q = '', ...asked }: PeopleSearch) {
  const { users, total } = await listPeopleFound(db, { ...asked, ...readWords(admin, q) });
  return paged({ users }, total, asked);
}

/**
 * Returns which entries of the audit log the administrator may read: a viewer none, a moderator only entries of their
 * own actions, a superuser all (D42).
 */
function auditScopeOf({ id, role }: Admin): AuditScope {
  if (!roleMay(role, 'read_audit')) return 'none';
  return role === 'superuser' ? 'all' : { of: id };
}

/** Returns one user with masked data. Only moderators and superusers get the open cases. Fails with `not_found`. */
export async function showPerson({ db }: Store, admin: Admin, userId: number): Promise<UserDetail> {
  const found = (await findMaskedPerson(db, userId, auditScopeOf(admin))) ?? fail('not_found');
  return { ...found, cases: roleMay(admin.role, 'moderate') ? await listOpenCases(db, userId) : [] };
}

interface Reveal {
  user_id: number;
  reason: string;
  case_type: CaseType;
  case_id: number;
}

/**
 * Returns a user's unmasked phone number, after recording the administrator, the case and the reason in the audit log.
 * The limit applies to superusers too. Fails with `not_found` if the user has no phone number, with `case_not_open` if
 * no such open case is about the user, and with `rate_limited` above the limit of reveals per day.
 */
export async function revealPhone({ db }: Store, admin: Admin, { user_id, reason, case_type, case_id }: Reveal) {
  return inTransaction(db, async (tx) => {
    const found = await maybe(
      tx,
      sql`select phone_number from users where id = ${user_id} and phone_number is not null`,
      z.object({ phone_number: z.string() }),
    );
    if (!found) return fail('not_found');
    const about = { type: case_type, id: case_id };
    if (!(await findOpenCase(tx, user_id, about))) fail('case_not_open');
    const target = { type: 'user', id: user_id };
    await writeAudit(tx, admin, { action: 'phone.revealed', target, reason, after: { case: about } });
    await requireRevealQuota(tx, admin);
    return found;
  });
}
