// SQL of the details of one application: its status history, the views of the phone number, and the contact data of
// worker and employer.
import { labourApplication } from '#contracts/application-shapes.ts';
import { contact, verificationRecord } from '#contracts/contact.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { belongsTo } from './queries.ts';

const step = labourApplication.shape.timeline.def.element;

/**
 * SQL of the phrases (prepared sentences) in the worker's reason for a withdrawal, one per line, in the order of the
 * reason; null if the reason contains no phrase. Omits what the worker typed, because an employer may not read it.
 */
const phrasesOfReason = sql`(select string_agg(l.line, e'\\n' order by l.id) from phrase_lines l
  where l.application_id = a.id and l.field = 'reason')`;

/**
 * Returns the status history of an application, oldest first. An employer gets only the phrases of a worker's reason
 * for a withdrawal; the worker gets the whole reason.
 */
export function listSteps(db: Queryable, person: Person, id: number) {
  return many(
    db,
    sql`select h.to_status as status, h.actor_type as by, h.feedback, h.created_at as at,
        case when h.actor_type <> 'labour' or ${person.type}::text = 'labour' then h.reason
          when h.to_status = 'withdrawn' then ${phrasesOfReason} end as reason
      from application_status_history h join applications a on a.id = h.application_id
      where a.id = ${id} and ${belongsTo(person)} order by h.id`,
    step,
  );
}

/**
 * Returns the employer's verification record of the applicant (D32); null if the employer has not stored one. Only the
 * employer gets the notes.
 */
export function findVerification(db: Queryable, person: Person, id: number) {
  const notes = person.type === 'employer' ? sql`v.notes` : sql`null as notes`;
  return maybe(
    db,
    sql`select v.contact_methods_verified, v.identity_match, ${notes}, v.created_at
      from verification_records v join applications a on a.id = v.application_id where a.id = ${id} and ${belongsTo(person)}`,
    verificationRecord,
  );
}

/** Returns the times at which the employer viewed the worker's phone number, latest first, at most 100. */
export function listReveals(db: Queryable, labour: Person, id: number) {
  return many(
    db,
    sql`select r.at from contact_reveals r join applications a on a.id = r.application_id
      where a.id = ${id} and ${belongsTo(labour)} and r.what = 'phone' order by r.id desc limit 100`,
    z.object({ at: instant }),
  );
}

/**
 * Returns the contact data of the employer if `person` is the worker, or of the worker if `person` is the employer.
 * Null without a phone number.
 */
function findContact(db: Queryable, person: Person, { id, only = emptySql }: { id: number; only?: Sql }) {
  const other = rawSql(person.type === 'labour' ? 'a.employer_id' : 'a.labour_id');
  return maybe(
    db,
    sql`select u.phone_number, 'https://wa.me/' || substr(u.phone_number, 2) as whatsapp_url, u.email
      from applications a join users u on u.id = ${other}
      where a.id = ${id} and ${belongsTo(person)} and u.phone_number is not null ${only}`,
    contact,
  );
}

/** Returns the employer's contact if the application is accepted; otherwise null. */
export const findEmployerContact = (db: Queryable, labour: Person, id: number) =>
  findContact(db, labour, { id, only: sql`and a.status = 'accepted'` });

/** Returns the applicant's contact. The caller must first check that the employer may see the contact now (D33). */
export const findApplicantContact = (db: Queryable, employer: Person, id: number) => findContact(db, employer, { id });

/** Returns the employer's private notes; null without notes. */
export async function findNotes(db: Queryable, employer: Person, id: number): Promise<string | null> {
  const found = await maybe(
    db,
    sql`select a.employer_notes as notes from applications a where a.id = ${id} and ${belongsTo(employer)}`,
    z.object({ notes: z.nullable(z.string()) }),
  );
  return found?.notes ?? null;
}
