// Sends several requests to one route, checks each response, and checks that refused requests wrote nothing.
import type { Db } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { digestTables } from '#testing/table-digest.ts';
import { type Answer, checkAnswer, type Fault } from './check-answer.ts';
import type { Sending } from './requests.ts';
import { type Send, sendAll } from './sender.ts';

/** Tables that a refused request may change, by route. */
const mayChange: readonly (readonly [RegExp, RegExp])[] = [
  // Background writes: times of last activity, heartbeats of processes, and search counters of earlier requests.
  [/./, /^public\.(?:sessions|admin_sessions|api_heartbeats|search_counts)$/],
  // Wrong codes and passwords are counted, because the number of attempts is limited.
  [/verify-otp|\/me\/phone/, /^public\.otp_codes$/],
  [/\/grievances\/\{ticket\}/, /^public\.grievances$/],
  [/\/admin\/(?:login|confirm-password|totp|passkeys|recovery-codes|second-factors)/, /^public\.admin_login_failures$/],
  // The audit log records each login attempt and each SQL statement, including failed ones.
  [
    /\/admin\/(?:login|confirm-password|totp|passkeys|recovery-codes|second-factors)|\/db\/(?:execute-sql|explain)/,
    /admin_audit/,
  ],
  // A login challenge can be used only once, even by an invalid response.
  [/\/admin\/(?:login|passkeys)/, /^public\.admin_challenges$/],
  // Uploads and identity numbers are counted, because the number of attempts per day is limited. Refused attempts count
  // too.
  [/\/(?:picture|work-pictures|pictures|resume|documents\/\w+)\/$/, /^public\.file_uploads$/],
  [/\/me\/identity\//, /^public\.users$/],
  // Registrations are counted. After each request, the test itself makes the registration token and the phone number
  // usable again.
  [/\/register\//, /^public\.(?:registration_passes|registration_tries|users)$/],
];

const isTaken = ({ status }: Answer) => status >= 200 && status < 400;
const MAX_ROUNDS = 5;

/** Returns the tables whose digests differ, except tables that a refused request to this route may change. */
export function changedTables(before: Record<string, string>, after: Record<string, string>, route: string): string[] {
  const spared = mayChange.flatMap(([routes, tables]) => (routes.test(route) ? [tables] : []));
  return Object.keys({ ...before, ...after })
    .filter((table) => before[table] !== after[table] && !spared.some((pattern) => pattern.test(table)))
    .sort();
}

/**
 * Returns the digests of all tables. Retries after a failure, because many tables share few connections: a timeout on a
 * busy machine does not mean that something was written.
 */
async function digested(db: Db): Promise<Record<string, string>> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await digestTables(db);
    } catch (error) {
      if (attempt === MAX_ROUNDS) throw error;
    }
}

export interface Ground {
  db: Db;
  send: Send;
}

/**
 * Returns the tables that refused requests changed. Repeats the batch without the accepted requests until nothing
 * changes or only refused requests remain.
 */
async function writesOf({ db, send }: Ground, sendings: readonly Sending[], first: Round): Promise<string[]> {
  let { rest, changed } = first;
  for (let round = 1; round < MAX_ROUNDS && changed.length > 0 && rest.length < sendings.length; round += 1) {
    const before = await digested(db);
    const answers = await sendAll(send, rest);
    changed = changedTables(before, await digested(db), sendings[0]?.route.name ?? '');
    const refused = rest.filter((_, place) => !isTaken(answers[place] ?? { status: 0, type: '', text: '', ms: 0 }));
    if (refused.length === rest.length) return changed;
    rest = refused;
  }
  return changed;
}

interface Round {
  rest: readonly Sending[];
  changed: string[];
}

export interface Outcome {
  faults: Fault[];
  /** Number of responses by status. */
  statuses: Map<number, number>;
  slowestMs: number;
}

/** Sends all requests, which have the same route. Returns the faults. */
export async function sendBatch(ground: Ground, sendings: readonly Sending[]): Promise<Outcome> {
  const [first] = sendings;
  const outcome: Outcome = { faults: [], statuses: new Map(), slowestMs: 0 };
  if (!first) return outcome;
  // Delete the failed logins that earlier routes caused, because they would limit requests to this route.
  await run(ground.db, sql`delete from admin_login_failures`);
  const before = await digested(ground.db);
  const answers = await sendAll(ground.send, sendings);
  const changed = changedTables(before, await digested(ground.db), first.route.name);
  const rest: Sending[] = [];
  for (const [place, answer] of answers.entries()) {
    const sending = sendings[place];
    if (!sending) continue;
    outcome.faults.push(...checkAnswer(sending, answer));
    outcome.statuses.set(answer.status, (outcome.statuses.get(answer.status) ?? 0) + 1);
    outcome.slowestMs = Math.max(outcome.slowestMs, answer.ms);
    if (!isTaken(answer)) rest.push(sending);
  }
  const written = changed.length === 0 ? [] : await writesOf(ground, sendings, { rest, changed });
  if (written.length > 0)
    outcome.faults.push({
      kind: 'write',
      id: first.id,
      route: first.route.name,
      about: `${rest.length} refused requests`,
      found: written.join(', '),
    });
  return outcome;
}
