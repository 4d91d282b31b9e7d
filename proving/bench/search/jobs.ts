// Generates jobs with real trades and places, titles in eight languages, and descriptions with invented words. The same
// seed gives the same jobs.
import { states } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { z } from '#contracts/z.ts';
import { listCities } from '#marketplace/places/places.ts';
import { lexicon } from '#marketplace/search/lexicon.ts';
import { openDb } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { randomFrom } from '../statistics.ts';

const EMPLOYERS = 500;
const VOCABULARY = 6000;
export const COMMON_WORDS = 60;
const WORDS_OF_DESCRIPTION = 24;
/** A third of the jobs are open; all were posted in the last 180 days. */
const OPEN = 0.317;
const DAYS = 180;
const BATCH = 5000;

const SYLLABLES = [
  'ka',
  'ri',
  'mo',
  'tu',
  'ne',
  'sha',
  'vi',
  'la',
  'po',
  'gam',
  'der',
  'bin',
  'zu',
  'chi',
  'rah',
  'sul',
];

/** Words that occur in every second ad and name no trade or place. */
const ORDINARY = `salary month experience required urgent immediate joining good company team timing bonus overtime weekly payment free
  accommodation meals festival advance uniform attendance morning evening shift interview contact office today tomorrow permanent
  temporary fresher skilled monthly benefits insurance provident fund gratuity increment yearly holiday sunday saturday punctual
  honest sober healthy reference document original photograph address proof minimum maximum between`;

/** Words of descriptions, most frequent first. */
export const vocabulary: readonly string[] = [
  ...ORDINARY.split(/\s+/).slice(0, COMMON_WORDS),
  ...Array.from({ length: VOCABULARY - COMMON_WORDS }, (_, n) =>
    [n % 16, (n >> 4) % 16, (n >> 8) % 16, (n * 7) % 16, (n * 5) % 16].map((at) => SYLLABLES[at]).join(''),
  ),
];

export interface Town {
  state: string;
  city: string;
}

/** Returns the largest towns of every state, largest first. */
export async function readTowns(): Promise<Town[]> {
  const lists = await Promise.all(states.map(({ code }) => listCities(code, '', 8)));
  return lists.flat().map(({ name, state }) => ({ state, city: name }));
}

const namesOf = (slug: RoleSlug) =>
  lexicon[slug].names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export type Random = () => number;

/** Returns a random item. With `lean` above 1, items at the start of the list are more frequent. */
export function pick<T>(list: readonly T[], random: Random, lean = 1): T {
  const item = list[Math.floor(random() ** lean * list.length)];
  if (item === undefined) throw new Error('Cannot pick from an empty list');
  return item;
}

export const zipfWord = (random: Random) => pick(vocabulary, random, 3);

function jobOf(random: Random, towns: readonly Town[]) {
  const { slug } = pick(roles, random, 1.5);
  const town = pick(towns, random);
  const name = pick(namesOf(slug), random);
  const description = Array.from({ length: WORDS_OF_DESCRIPTION }, () => zipfWord(random)).join(' ');
  return {
    ...town,
    role: slug,
    title: `${name} ${zipfWord(random)}`.slice(0, 120),
    description,
    pay: 300 + Math.floor(random() * 1200),
    type: pick(['full_time', 'daily_wage', 'contract', 'part_time', 'one_time'], random, 1.5),
    languages: [pick(['hi', 'en', 'ta', 'te', 'mr', 'bn'], random, 1.5)],
    employer: Math.floor(random() * EMPLOYERS),
    status: random() < OPEN ? 'active' : 'closed',
    minutes: Math.floor(random() * DAYS * 24 * 60),
  };
}

const employersShape = z.object({ first: z.int() });

/** Inserts `rows` jobs into a migrated database, without the search index. */
export async function insertGeneratedJobs(url: string, rows: number, seed: number): Promise<void> {
  const db = openDb({ url, max: 1, name: 'bench generate', statementTimeout: 0 });
  const random = randomFrom(seed);
  const towns = await readTowns();
  try {
    const { first } = await one(
      db,
      sql`with accounts as (
          insert into users (user_type, first_name, last_name) select 'employer', 'Sunita', 'Patil' from generate_series(1, ${EMPLOYERS}::int) returning id
        ), profiles as (
          insert into employer_profiles (user_id, company_name) select id, 'Works ' || id from accounts
        ) select min(id)::int as first from accounts`,
      employersShape,
    );
    for (let done = 0; done < rows; done += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, rows - done) }, () => jobOf(random, towns));
      await run(
        db,
        sql`insert into jobs (employer_id, title, role, state, city, job_type, salary_amount, salary_period, description, language_preference,
            status, created_at, expires_at)
          select ${first} + x.employer, x.title, x.role, x.state, x.city, x.type, x.pay, 'day', x.description, x.languages, x.status,
            now() - x.minutes * interval '1 minute', now() + interval '20 days'
          from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as x(employer int, title text, role text, state text, city text, type text,
            pay int, description text, languages text[], status text, minutes int)`,
      );
    }
  } finally {
    await db.end();
  }
}
