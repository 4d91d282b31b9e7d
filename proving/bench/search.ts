// npm run bench:search: searches over 10,000, 100,000 and a million jobs, compared with other designs, baselines and
// competitors in the same round. --rows=10000,100000 for other sizes; --check fails if a required value is missed;
// --json FILE; --rounds N; --seed N; --any-load also measures on a busy machine; --only=S,H,D,I: searches, HTTP, late
// pages, searches during an import; --seconds N of load per server.

import { type Environment, inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import type { ReportLine } from './report.ts';
import { playRounds } from './rounds.ts';
import { compareWithBruteForce } from './search/brute-force.ts';
import { httpLines } from './search/http-lines.ts';
import { type HttpRound, listCells, playHttpRound, prepareHttp, searchCells } from './search/http-rounds.ts';
import { deepLine } from './search/late-pages.ts';
import { prepareSize } from './search/prepare.ts';
import { floorOf, playRound, roundLines } from './search/rounds.ts';
import { readSampleSearches } from './search/searches.ts';
import { measureUnderImport } from './search/under-import.ts';

const options = readOptions({ rows: '10000,100000,1000000', rounds: '5', seed: '20261121', seconds: '4' });
const { option, asks } = options;
const sizes = option('rows').split(',').map(Number);
const [rounds, seed, seconds] = [Number(option('rounds')), Number(option('seed')), Number(option('seconds'))];
type SampleSearches = Awaited<ReturnType<typeof readSampleSearches>>;

async function importLine(url: string, searches: SampleSearches, { dataDir }: Environment): Promise<ReportLine> {
  const { idle, busy, rate } = await measureUnderImport(url, { searches, dataDir, seed });
  const work = `search p95 while ${rate.toFixed(0)} ads/s are imported`;
  return {
    id: 'I1',
    work,
    ours: `${busy.toFixed(2)} ms`,
    floor: `idle ${idle.toFixed(2)} ms`,
    ratios: [busy / idle],
    must: '<=3x',
    pass: busy / idle <= 3,
  };
}

await inEnvironment(options, async (environment) => {
  environment.note({ rows: sizes.join(' '), seed: String(seed) });
  const searches = await readSampleSearches(seed);
  const urls = new Map<number, string>();
  for (const rows of sizes)
    urls.set(rows, await prepareSize(await environment.createDatabase(`search_${rows}`), { rows, seed }));
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const largest = urls.get(large) ?? '';
  const compared = await compareWithBruteForce(largest, searches);
  console.log(`${compared} pages are those of a search through every entry`);
  if (asks('S')) {
    const play = (round: number) => playRound({ urls, searches, round });
    const played = await playRounds({ rounds, play, floorsOf: (round) => [1 / floorOf(round, large)] });
    environment.keep(...roundLines(played, { small, large }));
  }
  if (asks('D')) environment.keep(await deepLine(largest, rounds));
  const cells = [...(asks('H') ? listCells : []), ...(asks('S') ? searchCells : [])];
  if (cells.length > 0) {
    const scene = await prepareHttp(searches, { url: largest, dataDir: environment.dataDir, seconds });
    const play = (round: number) => playHttpRound(scene, cells, round);
    const floorsOf = ({ bare, express, pgbench }: HttpRound) => [bare, express, pgbench];
    environment.keep(...httpLines(await playRounds({ rounds, play, floorsOf }), cells));
  }
  if (asks('I')) environment.keep(await importLine(largest, searches, environment));
});
