// Generates workers, the same for the same seed: up to three trades, a town, sometimes other states, and a minimum pay.
import { states } from '#contracts/lists.ts';
import { roles } from '#contracts/roles.ts';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { many, sql } from '#platform/sql.ts';
import { pick, readTowns } from '../search/jobs.ts';
import { randomFrom } from '../statistics.ts';

const made = z.object({ id: z.int() });

/** Inserts the workers and returns their ids. */
export async function buildPeople(url: string, count: number, seed: number): Promise<number[]> {
  const random = randomFrom(seed + 1);
  const towns = await readTowns();
  const people = Array.from({ length: count }, () => ({
    ...pick(towns, random),
    skills: Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(roles, random, 1.5).slug),
    states: random() < 0.3 ? [pick(states, random).name] : [],
    pay: 400 + Math.floor(random() * 800),
    years: Math.floor(random() * 15),
  }));
  const db = openDb({ url, max: 1, name: 'bench people' });
  try {
    const rows = await many(
      db,
      sql`with given as (
          select x.*, gen_random_uuid() as uid
          from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as x(state text, city text, skills text[], states text[], pay int, years int)
        ), accounts as (
          insert into users (uid, user_type, first_name, last_name, state, city) select uid, 'labour', 'Ravi', 'Kumar', state, city from given
          returning id, uid
        )
        insert into labour_profiles (user_id, skills, preferred_states, languages_known, preferred_shift, expected_salary, expected_salary_period, experience_years)
        select a.id, g.skills, g.states, '{hi}', 'day', g.pay, 'day', g.years from given g join accounts a using (uid) returning user_id as id`,
      made,
    );
    return rows.map(({ id }) => id);
  } finally {
    await db.end();
  }
}
