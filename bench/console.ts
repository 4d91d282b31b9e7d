// npm run bench:console: how much later the people's answers come while hostile statements run in the SQL console one after the other.
// --check fails when it is more than it may be; --json FILE; --rounds N; --seconds N a part; --rate N requests a second; --any-load.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runOnce } from '#bin/supervisor/run-once.ts';
import { ADMIN_TOKEN_PREFIX } from '#marketplace/admins/rules.ts';
import { openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { run, sql } from '#platform/sql.ts';
import { testSecrets } from '#testing/secrets.ts';
import { harmlessSql, refusedSql } from '#testing/security/hostile-sql.ts';
import { endAll, startPrograms } from './children.ts';
import { refuseBusyMachine } from './load.ts';
import { conclude, type Line, machineLine } from './report.ts';
import { startPostgres } from './servers.ts';
import { median, percentile } from './statistics.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '40' },
    'any-load': { type: 'boolean', default: false },
  },
});
const MOST_RATIO = 1.2;
const corpus = [...refusedSql, ...harmlessSql];

if (!values['any-load']) refuseBusyMachine();
const postgres = await startPostgres();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bench-data-'));
async function putAway(): Promise<void> {
  await endAll();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => putAway().then(() => process.exit(1)));

/** A superuser with a session; a new one for every minute's worth of statements. */
async function makeSuperuser(url: string, name: string): Promise<string> {
  const db = openDb({ url, max: 1, name: 'bench' });
  const token = `${ADMIN_TOKEN_PREFIX}${randomToken()}`;
  await run(
    db,
    sql`with made as (insert into admins (username, email, full_name, password_hash, role)
        values (${name}, ${`${name}@example.in`}, ${name}, '', 'superuser') returning id)
      insert into admin_sessions (token_hash, admin_id) select ${digest(token)}, id from made`,
  );
  await db.end();
  return token;
}

/** Milliseconds of each answer, at an even rate whatever the answers take. */
async function measure(base: string, seconds: number): Promise<number[]> {
  const rate = Number(values.rate);
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

/** As fast as the limit of one administrator allows. */
const LIMIT_MS = 1000;
let administrators = 0;
/** Runs the corpus one statement after the other until told to stop; how many there were. */
async function attack(base: string, { signal, pace }: { signal: AbortSignal; pace: number }): Promise<number> {
  let sent = 0;
  while (!signal.aborted) {
    administrators += 1;
    const token = await makeSuperuser(postgres.url, `attacker-${administrators}`);
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
  /** Milliseconds from one statement to the next at least. */
  pace: number;
  who: string;
}

/** Rounds without and with the attack, one beside the other. */
async function compare(base: string, { id, pace, who }: Attack): Promise<Line> {
  const seconds = Number(values.seconds);
  const rounds: { idle: number; busy: number }[] = [];
  let statements = 0;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const idle = percentile(await measure(base, seconds), 0.95);
    const controller = new AbortController();
    const attacking = attack(base, { signal: controller.signal, pace });
    const busy = percentile(await measure(base, seconds), 0.95);
    controller.abort();
    statements += await attacking;
    rounds.push({ idle, busy });
  }
  const ratios = rounds.map(({ idle, busy }) => busy / idle);
  return {
    id,
    work: `p95 of GET /jobs at ${values.rate}/s while ${statements} hostile statements run, as ${who}`,
    ours: `${median(rounds.map(({ busy }) => busy)).toFixed(2)} ms`,
    floor: `idle ${median(rounds.map(({ idle }) => idle)).toFixed(2)} ms`,
    ratios,
    must: `<=${MOST_RATIO}x`,
    pass: median(ratios) <= MOST_RATIO,
  };
}

try {
  await migrate(postgres.url, 'migrations', { consoleSecret: testSecrets.CONSOLE_SECRET });
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  await runOnce('dist/bin/seed.js', { ...process.env, ...environment, ...testSecrets });
  const { port } = await startPrograms(environment);
  const base = `http://127.0.0.1:${port}`;
  await measure(base, 5);
  const lines = [
    await compare(base, { id: 'C1', pace: LIMIT_MS, who: 'one administrator may send, 60 a minute' }),
    await compare(base, { id: 'C2', pace: 0, who: 'several send, one after the other' }),
  ];
  conclude(lines, machineLine({ postgres: postgres.version, seconds: values.seconds }), values);
} finally {
  await putAway();
}
