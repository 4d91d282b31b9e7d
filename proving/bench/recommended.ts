// npm run bench:recommended: recommended jobs of a worker among a million open ones, with the product's own action.
// --rows=1000000 open jobs; --check fails if a required value is missed; --json FILE; --rounds N; --seed N; --any-load
// also measures on a busy machine.

import { type Environment, inEnvironment } from './environment.ts';
import { prepareOpenJobs } from './matching/open-jobs.ts';
import { buildPeople } from './matching/people.ts';
import { countCandidates, type Speed, timeRecommended } from './matching/recommending.ts';
import { readOptions } from './options.ts';
import { median } from './statistics.ts';

const options = readOptions({ rows: '1000000', rounds: '5', seed: '20261121' });
const rows = Number(options.option('rows'));
const seed = Number(options.option('seed'));
const rounds = Number(options.option('rounds'));
const PEOPLE = 200;
const MUST_MS = 50;
const MAX_CANDIDATES = 1000;
/** Required average number of recommended jobs. Each worker requests ten. */
const FULL = 9;

async function databaseOf(environment: Environment, jobs: number): Promise<string> {
  const url = await environment.createDatabase(`open_${jobs}`);
  await prepareOpenJobs(url, { rows: jobs, seed });
  return url;
}

const ms = (all: readonly Speed[], share: 'p50' | 'p95') => median(all.map((speed) => speed[share]));

await inEnvironment(options, async (environment) => {
  environment.note({ rows: String(rows), seed: String(seed) });
  const [small, large] = [await databaseOf(environment, Math.ceil(rows / 100)), await databaseOf(environment, rows)];
  const [few, many] = [await buildPeople(small, PEOPLE, seed), await buildPeople(large, PEOPLE, seed)];
  const candidates = await countCandidates(large, many);
  const played: { small: Speed; large: Speed }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = { small: await timeRecommended(small, few), large: await timeRecommended(large, many) };
    if (one.large.filled < FULL) throw new Error(`Only ${one.large.filled.toFixed(1)} jobs per person`);
    played.push(one);
    console.log(`round ${round + 1} p50 ${one.large.p50.toFixed(1)} ms, p95 ${one.large.p95.toFixed(1)} ms`);
  }
  const [smalls, larges] = [played.map((one) => one.small), played.map((one) => one.large)];
  const line = (share: 'p50' | 'p95') => ({
    ours: `${ms(larges, share).toFixed(1)} ms`,
    floor: `among ${Math.ceil(rows / 100)}: ${ms(smalls, share).toFixed(1)} ms`,
    ratios: played.map((one) => one.large[share] / one.small[share]),
  });
  environment.keep(
    {
      id: 'G1',
      work: `recommended jobs of ${rows}, p95`,
      ...line('p95'),
      must: `<=${MUST_MS} ms`,
      pass: ms(larges, 'p95') <= MUST_MS,
    },
    { id: 'G1', work: `recommended jobs of ${rows}, p50`, ...line('p50'), must: '', pass: true },
    {
      id: 'G2',
      work: 'most candidates of a person',
      ours: String(candidates),
      floor: '',
      ratios: [],
      must: `<=${MAX_CANDIDATES}`,
      pass: candidates <= MAX_CANDIDATES,
    },
  );
});
