// npm run prove -- badinput: sends a collection of hostile input (the corpus) and generated input to every route. Exits
// with 1 if the API failed, leaked internals or wrote something that it must not.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Fault } from './check-answer.ts';
import { runStories } from './flows.ts';
import { drawCases } from './generated.ts';
import { startOwnApi } from './own-api.ts';
import { askPages } from './pages.ts';
import { MAX_LOOP_DELAY_MS, unnoticed } from './planted.ts';
import { allRoutes } from './requests.ts';
import { emptySum, type Ground, runCorpus, runDrawn, type Sum } from './run-corpus.ts';
import { buildScene, raiseLimits } from './scene.ts';
import { senderTo } from './sender.ts';
import { knockAll } from './sockets.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: process.env.SEED ?? String(randomInt(2 ** 31)) },
    cases: { type: 'string', default: process.env.CASES ?? '20000' },
    /**
     * `only` is a pattern of route names; `every` is n if only every n-th request of each route is sent. With either
     * option, only the corpus runs.
     */
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    /** One of `corpus`, `rest` (flows, pages, sockets) and `generated`. All of them by default. */
    part: { type: 'string', default: 'all' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.cases)];

const isFullRun = values.only === '' && values.every === '1';
/** Whether a part runs. A run for selected routes includes only the corpus. */
const has = (part: string) => values.part === part || (values.part === 'all' && (isFullRun || part === 'corpus'));

interface Rest {
  stories: number;
  pages: number;
  knocks: number;
  faults: Fault[];
}

/** Runs the cases that do not test a single API route: flows, pages, sockets. */
async function runRest(ground: Ground, base: string): Promise<Rest> {
  const { db, send, print: tell } = ground;
  const { steps, faults: ofStories } = await runStories({ db, base });
  await raiseLimits(db);
  tell(`${ofStories.length === 0 ? 'ok  ' : 'MISS'}  stories: ${steps} steps`);
  const [route] = allRoutes;
  const scene = await buildScene(db);
  const { asked, faults: ofPages } = route ? await askPages(send, scene, { route }) : { asked: 0, faults: [] };
  tell(`${ofPages.length === 0 ? 'ok  ' : 'MISS'}  pages: ${asked} asked`);
  const { knocks, faults: ofSockets } = await knockAll(base);
  tell(`${ofSockets.length === 0 ? 'ok  ' : 'MISS'}  sockets: ${knocks} knocks`);
  const faults = [...ofStories, ...ofPages, ...ofSockets];
  for (const { kind, id, about, found } of faults.slice(0, 30)) tell(`        ${kind} ${id} ${about}: ${found}`);
  return { stories: steps, pages: asked, knocks, faults };
}

const commit = () => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

interface RunReport {
  corpus: Sum;
  drawn: Sum;
  rest: Rest;
  missed: string[];
  loop: { p99: number; max: number; turns: number };
  hasEnded: boolean;
}

/** Counts the faults by kind. Failures, leaks and writes must be 0. */
function countFaults(faults: readonly Fault[]) {
  const of = (...kinds: readonly Fault['kind'][]) => faults.filter(({ kind }) => kinds.includes(kind)).length;
  return { failures: of('5xx', 'crash'), leaks: of('leak'), writes: of('write'), others: of('form', 'status') };
}

const safeCommit = () => {
  try {
    return commit();
  } catch {
    return null;
  }
};

/** Writes the report and prints the summary line. Returns whether the run passed. */
function close({ corpus, drawn, rest, missed, loop, hasEnded }: RunReport): boolean {
  const faults = [...corpus.faults, ...drawn.faults, ...rest.faults];
  const { failures, leaks, writes, others } = countFaults(faults);
  const p99 = Math.round(loop.p99);
  mkdirSync('reports', { recursive: true });
  const sums = [corpus, drawn].map(({ ids, ...sum }) => ({ ...sum, ids: [...ids].sort(), faults: sum.faults.length }));
  const report = {
    seed,
    commit: safeCommit(),
    routes: allRoutes.length,
    corpus: sums[0],
    generated: sums[1],
    rest,
    loop,
    missed,
    hasEnded,
    faults,
  };
  writeFileSync('reports/badinput.json', JSON.stringify(report, null, 2));
  console.log(
    `badinput: ${corpus.ids.size + 2} items × ${allRoutes.length} routes = ${corpus.requests} requests, ${rest.stories} steps of stories, ${rest.pages} pages, ` +
      `${rest.knocks} socket handshakes, ${drawn.requests} generated: ${failures} responses with 5xx or none, ${leaks} leaks, ${writes} writes, ${others} other misses; ` +
      `loop delay p99 ${p99} ms; seed ${seed}; controls ${missed.length === 0 ? '' : 'NOT '}noticed`,
  );
  return faults.length === 0 && missed.length === 0 && !hasEnded && p99 < MAX_LOOP_DELAY_MS;
}

async function runParts(
  ground: Ground,
  base: string,
): Promise<Pick<RunReport, 'corpus' | 'rest' | 'drawn' | 'missed'>> {
  const missed = await unnoticed(ground.db);
  for (const what of missed) console.log(`MISS  control: ${what}`);
  const corpus = has('corpus')
    ? await runCorpus(ground, { only: new RegExp(values.only), every: Number(values.every) })
    : emptySum();
  const rest = has('rest') ? await runRest(ground, base) : { stories: 0, pages: 0, knocks: 0, faults: [] };
  const drawn = has('generated') ? await runDrawn(ground, drawCases(allRoutes, { seed, count })) : emptySum();
  return { corpus, rest, drawn, missed };
}

async function runAll(): Promise<boolean> {
  console.log(`seed ${seed}`);
  const { db, api, loop, stop } = await startOwnApi();
  const send = senderTo(api.address);
  try {
    const parts = await runParts({ db, send, print: (line) => console.log(line) }, api.address);
    return close({ ...parts, loop: loop(), hasEnded: api.hasEnded() });
  } finally {
    send.close();
    await stop();
  }
}

process.exit((await runAll()) ? 0 : 1);
