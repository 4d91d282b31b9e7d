// npm run bench:console: increase of API latency while malicious statements run in the SQL console. --check fails if
// the increase exceeds the limit; --json FILE; --rounds N; --seconds N per part; --rate N requests per second;
// --any-load also measures on a busy machine.
import { setTimeout as pause } from 'node:timers/promises';
import { runOnce } from '#bin/supervisor/run-once.ts';
import { ADMIN_TOKEN_PREFIX } from '#marketplace/admins/rules.ts';
import { openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { run, sql } from '#platform/sql.ts';
import { harmlessSql, refusedSql } from '#testing/hostile-sql.ts';
import { testProduction, testSecrets } from '#testing/secrets.ts';
import { inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import { startPrograms } from './processes.ts';
import type { ReportLine } from './report.ts';
import { median, percentile } from './statistics.ts';

const options = readOptions({ rounds: '5', seconds: '20', rate: '40' });
const { option } = options;
const MAX_RATIO = 1.2;
const corpus = [...refusedSql, ...harmlessSql];

/**
 * Creates a superuser with a session and returns its token. The attack uses a new superuser for every 55 statements,
 * because the statement limit is per administrator.
 */
async function makeSuperuser(url: string, name: string): Promise<string> {
  const db = openDb({ url, max: 1, name: 'bench' });
  const token = `${ADMIN_TOKEN_PREFIX}${randomToken()}`;
  await run(
    db,
    sql`with made as (insert into admins (username, email, full_name, password_hash, role)
        values (${name}, ${`${name}@example.in`}, ${name}, '', 'superuser') returning id),
        enrolled as (insert into admin_passkeys (admin_id, name, credential_id, public_key) select id, 'bench', ${digest(token)}, '' from made)
      insert into admin_sessions (token_hash, admin_id) select ${digest(token)}, id from made`,
  );
  await db.end();
  return token;
}

/** Returns the latency of each request in ms. Requests start at a constant rate, however long the responses take. */
async function measure(base: string, seconds: number): Promise<number[]> {
  const rate = Number(option('rate'));
  const begun = performance.now();
  const answers: Promise<number>[] = [];
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = begun + (n * 1000) / rate;
    await pause(Math.max(0, due - performance.now()));
    const ask = async () => {
      const response = await fetch(`${base}/api/v1/jobs/?limit=10&page=${1 + (n % 3)}`);
      await response.arrayBuffer();
      return performance.now() - due;
    };
    answers.push(ask());
  }
  return Promise.all(answers);
}

interface ServedConsole {
  /** Addresses of the database and of the API. */
  url: string;
  base: string;
}

/** Milliseconds between two statements at the rate limit of one administrator (60 statements per minute). */
const LIMIT_MS = 1000;
let administrators = 0;
/** Sends malicious statements in a loop until `signal` aborts. Returns the number of statements. */
async function attack(
  { url, base }: ServedConsole,
  { signal, pace }: { signal: AbortSignal; pace: number },
): Promise<number> {
  let sent = 0;
  while (!signal.aborted) {
    administrators += 1;
    const token = await makeSuperuser(url, `attacker-${administrators}`);
    const bearer = { authorization: `Bearer ${token}` };
    const csrf = await fetch(`${base}/api/csrf-token/`, { headers: bearer }).then((answer) => answer.json());
    const headers = { ...bearer, 'content-type': 'application/json', 'x-csrf-token': String(Object(csrf).csrf_token) };
    for (let n = 0; n < 55 && !signal.aborted; n += 1, sent += 1) {
      const body = JSON.stringify({ query: corpus[sent % corpus.length]?.query });
      const address = `${base}/api/v1/admin/dashboard/db/execute-sql`;
      const next = pause(pace);
      await fetch(address, { method: 'POST', headers, body, signal }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
      await next;
    }
  }
  return sent;
}

interface Attack {
  id: string;
  /**
   * Minimum time in ms between the starts of two malicious statements; 0 sends the next statement as soon as the
   * previous one has ended.
   */
  pace: number;
  who: string;
}

/** Measures rounds in pairs: one without and one with malicious statements. */
async function compare(served: ServedConsole, { id, pace, who }: Attack): Promise<ReportLine> {
  const seconds = Number(option('seconds'));
  const rounds: { idle: number; busy: number }[] = [];
  let statements = 0;
  for (let round = 0; round < Number(option('rounds')); round += 1) {
    const idle = percentile(await measure(served.base, seconds), 0.95);
    const controller = new AbortController();
    const attacking = attack(served, { signal: controller.signal, pace });
    const busy = percentile(await measure(served.base, seconds), 0.95);
    controller.abort();
    statements += await attacking;
    rounds.push({ idle, busy });
  }
  const ratios = rounds.map(({ idle, busy }) => busy / idle);
  return {
    id,
    work: `p95 of GET /jobs at ${option('rate')}/s while ${statements} hostile statements run, as ${who}`,
    ours: `${median(rounds.map(({ busy }) => busy)).toFixed(2)} ms`,
    floor: `idle ${median(rounds.map(({ idle }) => idle)).toFixed(2)} ms`,
    ratios,
    must: `<=${MAX_RATIO}x`,
    pass: median(ratios) <= MAX_RATIO,
  };
}

await inEnvironment(options, (stage) =>
  stage.onDatabase(async (url) => {
    stage.note({ seconds: option('seconds') });
    // The template database has the tables, but the role of the console must be created in each database.
    await migrate(url, 'migrations', { consoleSecret: testSecrets.CONSOLE_SECRET });
    const environment = { DATABASE_URL: url, DATA_DIR: stage.dataDir };
    await runOnce('dist/bin/seed.js', { ...process.env, ...environment, ...testSecrets, ...testProduction });
    const { port } = await startPrograms(environment);
    const served = { url, base: `http://127.0.0.1:${port}` };
    await measure(served.base, 5);
    stage.keep(
      await compare(served, { id: 'C1', pace: LIMIT_MS, who: 'one administrator may send, 60 a minute' }),
      await compare(served, { id: 'C2', pace: 0, who: 'several send, one after the other' }),
    );
  }),
);
