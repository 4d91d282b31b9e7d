// SQL of records about an application besides its status changes: views of phone number and résumé, the worker's answer
// to "Did the employer call?", the verification record, notes, and the worker's report that the work is done.
import { contactConfirmation, verificationRecord } from '#contracts/contact.ts';
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { secondsToRoom } from '../rolling-window.ts';
import { belongsTo } from './queries.ts';

export type RevealKind = 'phone' | 'resume';

const looks = z.object({ total: z.int(), retry_after: z.int() });

/**
 * Returns how often the employer viewed phone numbers or résumés (`what`) within the last day, and the seconds until
 * this number falls below `max`.
 */
export function countReveals(tx: Tx, employerId: number, { what, max }: { what: RevealKind; max: number }) {
  return one(
    tx,
    sql`select count(*)::int as total, ${secondsToRoom(sql`at`, sql`interval '1 day'`, { max })} as retry_after
      from contact_reveals where employer_id = ${employerId} and what = ${what} and at > now() - interval '1 day'`,
    looks,
  );
}

/** Records that the employer viewed the phone number or résumé. Returns the id of the record. */
export async function insertReveal(
  tx: Tx,
  { id, employer_id, labour_id }: { id: number; employer_id: number; labour_id: number },
  what: RevealKind,
): Promise<number> {
  const statement = sql`insert into contact_reveals (application_id, employer_id, labour_id, what)
    values (${id}, ${employer_id}, ${labour_id}, ${what}) returning id`;
  return (await one(tx, statement, z.object({ id: z.int() }))).id;
}

/** Returns the worker's statement on whether the employer called; null without a statement. */
export function findConfirmation(tx: Tx, id: number) {
  return maybe(
    tx,
    sql`select contacted, notes, created_at, updated_at from contact_confirmations where application_id = ${id}`,
    contactConfirmation,
  );
}

/** Stores the worker's statement on whether the employer called. Replaces an earlier statement. */
export function setConfirmation(tx: Tx, id: number, answer: { contacted: boolean; notes: string | null }) {
  return one(
    tx,
    sql`insert into contact_confirmations (application_id, contacted, notes) values (${id}, ${answer.contacted}, ${answer.notes})
      on conflict (application_id) do update set contacted = excluded.contacted, notes = excluded.notes, updated_at = now()
      returning contacted, notes, created_at, updated_at`,
    contactConfirmation,
  );
}

interface Verification {
  contact_methods_verified: readonly string[];
  identity_match: boolean;
  notes: string | null;
}

const recorded = z.extend(verificationRecord, { is_first: z.boolean() });

/**
 * Stores the employer's verification record and replaces an earlier record. `is_first` is true if there was no record.
 */
export function setVerification(tx: Tx, id: number, { contact_methods_verified, identity_match, notes }: Verification) {
  return one(
    tx,
    sql`insert into verification_records (application_id, contact_methods_verified, identity_match, notes)
      values (${id}, ${contact_methods_verified}::text[], ${identity_match}, ${notes})
      on conflict (application_id) do update set contact_methods_verified = excluded.contact_methods_verified,
        identity_match = excluded.identity_match, notes = excluded.notes, updated_at = now()
      returning contact_methods_verified, identity_match, notes, created_at, xmax = 0 as is_first`,
    recorded,
  );
}

/** Stores the employer's private notes. Returns null if the application is not one of the employer's. */
export function setNotes(db: Queryable, employer: Person, { id, notes }: { id: number; notes: string | null }) {
  return maybe(
    db,
    sql`update applications a set employer_notes = ${notes} where a.id = ${id} and ${belongsTo(employer)} returning employer_notes as notes`,
    z.object({ notes: z.nullable(z.string()) }),
  );
}

/** Stores the current time as the time at which the worker reported the work as done. */
export async function setClaimed(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`update applications set completion_claimed_at = now(), updated_at = now() where id = ${id}`);
}
