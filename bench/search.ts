// npm run bench:search: searches over 10,000, 100,000 and a million jobs beside other designs, floors and peers of the same round.
// --rows=10000,100000 for other sizes; --check fails when a must is missed; --json FILE; --rounds N; --seed N; --any-load;
// --only=S,H,I for a part: searches, HTTP, importing meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '#platform/migrations.ts';
import { endAll } from './children.ts';
import { refuseBusyMachine } from './load.ts';
import { conclude, type Line, machineLine } from './report.ts';
import { compareWithBruteForce } from './search/brute-force.ts';
import { httpLines } from './search/http-lines.ts';
import { type HttpRound, playHttpRound } from './search/http-rounds.ts';
import { prepareSize } from './search/prepare.ts';
import { readQuestions } from './search/questions.ts';
import { deepLine, playRound, type Round, roundLines } from './search/rounds.ts';
import { measureUnderImport } from './search/under-import.ts';
import { runOn, startPostgres } from './servers.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
    rows: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '20261121' },
    only: { type: 'string', default: 'S,H,I' },
    'any-load': { type: 'boolean', default: false },
  },
});
const sizes = values.rows.split(',').map(Number);
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const isAsked = (part: string) => values.only.split(',').includes(part);

if (!values['any-load']) refuseBusyMachine();
const postgres = await startPostgres();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bench-data-'));
async function putAway(): Promise<void> {
  await endAll();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => putAway().then(() => process.exit(1)));

async function importLine(url: string, questions: Awaited<ReturnType<typeof readQuestions>>): Promise<Line> {
  const { idle, busy, rate } = await measureUnderImport(url, { questions, dataDir, seed });
  return {
    id: 'I1',
    work: `search p95 while ${rate.toFixed(0)} ads/s are imported`,
    ours: `${busy.toFixed(2)} ms`,
    floor: `idle ${idle.toFixed(2)} ms`,
    ratios: [busy / idle],
    must: '<=3x',
    pass: busy / idle <= 3,
  };
}

try {
  const template = new URL(postgres.url);
  template.pathname = '/bench_template';
  await runOn(postgres.url, 'create database bench_template');
  await migrate(template.href, 'migrations');
  const questions = await readQuestions(seed);
  const urls = new Map<number, string>();
  for (const rows of sizes) urls.set(rows, await prepareSize(postgres.url, { rows, seed }));
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const address = (rows: number) => urls.get(rows) ?? '';
  const compared = await compareWithBruteForce(address(large), questions);
  console.log(`${compared} pages are those of a search through every entry`);
  const played: Round[] = [];
  for (let round = 0; isAsked('S') && round < rounds; round += 1)
    played.push(await playRound({ urls, questions, round, compares: round === 0 }));
  const http: HttpRound[] = [];
  for (let round = 0; isAsked('H') && round < rounds; round += 1)
    http.push(await playHttpRound({ url: address(large), questions, round, dataDir }));
  const machine = machineLine({ postgres: postgres.version, rows: sizes.join(' '), seed: String(seed) });
  const lines = [
    ...(isAsked('S') ? [...roundLines(played, { small, large }), await deepLine(address(large), rounds)] : []),
    ...(isAsked('H') ? httpLines(http) : []),
    ...(isAsked('I') ? [await importLine(address(large), questions)] : []),
  ];
  conclude(lines, machine, { json: values.json, check: values.check });
} finally {
  await putAway();
}
