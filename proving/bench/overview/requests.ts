// Sends the requests of the admin overview: each kind four at a time, or all requests of one screen at once.
import { overviewEndpoints } from '#contracts/overview.ts';
import { ADMIN_TOKEN_PREFIX } from '#marketplace/admins/rules.ts';
import { openDb } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { run, sql } from '#platform/sql.ts';
import { percentile, sharedClock } from '../statistics.ts';

const AT_A_TIME = 4;
const WARM_UP = 20;

/** Paths of the first screen's requests, each with the largest allowed range. */
export const calls = {
  stats: overviewEndpoints.getStats.path,
  'entities/counts': overviewEndpoints.getCounts.path,
  'users/recent': `${overviewEndpoints.listRecentUsers.path}?limit=100`,
  'jobs/recent': `${overviewEndpoints.listRecentJobs.path}?limit=100`,
  'applications/recent': `${overviewEndpoints.listRecentApplications.path}?limit=100`,
  'registration/timeline': `${overviewEndpoints.getTimeline.path}?days=365`,
};

/** Inserts an administrator with a session and returns its token. */
export async function openSession(url: string): Promise<string> {
  const token = `${ADMIN_TOKEN_PREFIX}${randomToken()}`;
  const db = openDb({ url, max: 1, name: 'bench administrator' });
  const made = sql`with made as (
      insert into admins (username, email, full_name, password_hash, role)
      values ('measure', 'measure@kaamsetu.example', 'Measure', '', 'viewer') returning id
    )
    insert into admin_sessions (token_hash, admin_id) select ${digest(token)}, id from made`;
  await run(db, made).finally(() => db.end());
  return token;
}

export interface Asker {
  base: string;
  token: string;
}

async function ask({ base, token }: Asker, path: string): Promise<number> {
  const from = sharedClock();
  const response = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${path}: ${text.slice(0, 200)}`);
  return sharedClock() - from;
}

/** Returns the latencies of `count` responses in ms, with four requests at a time. */
export async function timeCall(asker: Asker, path: string, count: number): Promise<number[]> {
  const samples: number[] = [];
  let left = count + WARM_UP;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      samples.push(await ask(asker, path));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, askOn));
  return samples.slice(WARM_UP);
}

/**
 * Sends all requests of the first screen at once, `count` times. Returns for each time the ms until all are answered.
 */
export async function timeScreen(asker: Asker, count: number): Promise<number[]> {
  const samples: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const from = sharedClock();
    await Promise.all(Object.values(calls).map((path) => ask(asker, path.replace('limit=100', 'limit=6'))));
    samples.push(sharedClock() - from);
  }
  return samples;
}

export const p95 = (samples: readonly number[]) => percentile(samples, 0.95);
