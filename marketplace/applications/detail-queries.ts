// SQL of one application with all around it: its road, the looks at the number, how the two reach each other.
import { labourApplication } from '#contracts/applications.ts';
import { contact, verificationRecord } from '#contracts/contact.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { belongsTo } from './queries.ts';

const step = labourApplication.shape.timeline.def.element;

/** The road of an application from its beginning. A labour's reason is in their own words, and for nobody else. */
export function listSteps(db: Queryable, person: Person, id: number) {
  return many(
    db,
    sql`select h.to_status as status, h.actor_type as by, h.feedback, h.created_at as at,
        case when h.actor_type <> 'labour' or ${person.type}::text = 'labour' then h.reason end as reason
      from application_status_history h join applications a on a.id = h.application_id
      where a.id = ${id} and ${belongsTo(person)} order by h.id`,
    step,
  );
}

/** What the employer has recorded of the applicant (D32). Their notes are their own. */
export function findVerification(db: Queryable, person: Person, id: number) {
  const notes = person.type === 'employer' ? sql`v.notes` : sql`null as notes`;
  return maybe(
    db,
    sql`select v.contact_methods_verified, v.identity_match, ${notes}, v.created_at
      from verification_records v join applications a on a.id = v.application_id where a.id = ${id} and ${belongsTo(person)}`,
    verificationRecord,
  );
}

/** The looks at the worker's number, the latest first. */
export function listReveals(db: Queryable, labour: Person, id: number) {
  return many(
    db,
    sql`select r.at from contact_reveals r join applications a on a.id = r.application_id
      where a.id = ${id} and ${belongsTo(labour)} and r.what = 'phone' order by r.id desc limit 100`,
    z.object({ at: instant }),
  );
}

/** How the other side of an application is reached; null where they have no number. */
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

/** How the employer is reached: while the worker is accepted. */
export const findEmployerContact = (db: Queryable, labour: Person, id: number) =>
  findContact(db, labour, { id, only: sql`and a.status = 'accepted'` });

/** How the applicant is reached; whether the employer may know it is for the caller to say (D33). */
export const findApplicantContact = (db: Queryable, employer: Person, id: number) => findContact(db, employer, { id });

/** What the employer has written down for themselves. */
export async function findNotes(db: Queryable, employer: Person, id: number): Promise<string | null> {
  const found = await maybe(
    db,
    sql`select a.employer_notes as notes from applications a where a.id = ${id} and ${belongsTo(employer)}`,
    z.object({ notes: z.nullable(z.string()) }),
  );
  return found?.notes ?? null;
}
