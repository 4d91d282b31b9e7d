// Sends every hostile string to every field of the API, and counts accepted and refused strings.
import { z } from '#contracts/z.ts';
import { one, type Queryable, run, sql } from '#platform/sql.ts';
import { clientOf } from '#testing/api.ts';
import { buildHire } from '#testing/factories.ts';
import { buildWorld } from '#testing/permissions/permission-world.ts';
import type { HostileText } from './texts.ts';
import { type Writing, writings } from './writings.ts';

export interface WriteCounts {
  /** Numbers of fields, accepted strings (`taken`) and refused strings. */
  fields: number;
  taken: number;
  refused: number;
  /** Responses with other errors: these calls did not test whether the string is accepted. */
  odd: string[];
}

const employer = z.object({ id: z.int() });

/** Builds the test data with a finished application and an attendance day that the employer recorded. */
async function buildPlace(db: Queryable) {
  const world = await buildWorld(db);
  const { application_id } = world.things;
  const { id: labour } = await one(
    db,
    sql`select labour_id as id from applications where id = ${application_id}`,
    employer,
  );
  const { id } = await one(db, sql`select employer_id as id from applications where id = ${application_id}`, employer);
  const { id: job } = await one(
    db,
    sql`insert into jobs (employer_id, title, state, description, job_type) values (${id}, 'Wall', 'Maharashtra', 'A wall of a school', 'daily_wage') returning id`,
    employer,
  );
  const finished = await buildHire(db, {
    job: { id: job, uid: '', employer_id: id, title: 'Wall' },
    labour: { type: 'labour', id: labour },
    status: 'completed',
  });
  await run(
    db,
    sql`insert into attendance_days (application_id, day, state, via) values (${finished.id}, current_date, 'absent', 'employer')`,
  );
  await run(db, sql`update applications set status = 'shortlisted' where id = ${application_id}`);
  return { ...world, things: { ...world.things, finished_id: finished.id, employer_id: id } };
}

type Place = Awaited<ReturnType<typeof buildPlace>>;

/** Returns a function that sends a call as the user in `as`, and resolves with the response. */
function senderOf(base: string, { tokens, things }: Place) {
  const tokenOf = new Map<Writing['as'], Promise<string>>();
  return async ({ as, method, path }: Writing, body: object): Promise<Response> => {
    const token = tokens[as];
    const csrf = tokenOf.get(as) ?? clientOf(() => base, token).csrfToken();
    tokenOf.set(as, csrf);
    const headers = { 'content-type': 'application/json', 'x-csrf-token': await csrf };
    const bearer = token ? { authorization: `Bearer ${token}` } : {};
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(body))}` : '';
    return fetch(`${base}${path(things)}${query}`, {
      method,
      headers: { ...headers, ...bearer },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
  };
}

/** Sends this string once to every field. */
export async function writeText(
  db: Queryable,
  base: string,
  { text, number }: HostileText,
  written: WriteCounts,
): Promise<void> {
  const place = await buildPlace(db);
  const send = senderOf(base, place);
  written.fields = 0;
  for (const writing of writings)
    for (const [field, bodyOf] of Object.entries(writing.fields)) {
      written.fields += 1;
      const answer = await send(writing, bodyOf(text, place.things));
      if (answer.ok) written.taken += 1;
      else if (answer.status === 422) written.refused += 1;
      else
        written.odd.push(
          `text ${number}, ${writing.method} ${writing.path(place.things)} ${field}: ${answer.status} ${(await answer.text()).slice(0, 120)}`,
        );
    }
}
