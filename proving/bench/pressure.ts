// npm run prove -- bench pressure: the bulk queue in seven phases of pressure, such as a held snapshot or killed
// backends, compared with BullMQ, pg-boss and the library's defaults (line P1). --seconds N, the length of a phase;
// --recover-seconds N; --slots N; --rounds N; --sides=ours,pgboss; --phases='steady,snapshot held'; --check fails if the
// required value is missed; --json FILE, the line, and FILE.phases.json, all phases; --any-load also measures on a busy
// machine.
import { inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import { phaseNames } from './pressure/phases.ts';
import { type PhaseResult, playPhases } from './pressure/play.ts';
import { type Way, ways } from './pressure/queues.ts';
import { writeReport } from './report.ts';
import { turned } from './rounds.ts';
import { median } from './statistics.ts';
import { ratioLine } from './targets.ts';

const options = readOptions({
  seconds: '60',
  'recover-seconds': '60',
  slots: '24',
  rounds: '1',
  seed: '20261121',
  sides: ways.join(','),
  phases: phaseNames.join(','),
});
const { option } = options;
const [seconds, recoverSeconds] = [Number(option('seconds')), Number(option('recover-seconds'))];
const [slots, rounds] = [Number(option('slots')), Number(option('rounds'))];
const asked = ways.filter((way) => option('sides').split(',').includes(way));
const wanted = phaseNames.filter((phase) => option('phases').split(',').includes(phase));

const rateOf = (results: readonly PhaseResult[], name: PhaseResult['phase']) =>
  results.find(({ phase }) => phase === name)?.per_second ?? Number.NaN;

/** Returns the speed of a queue while a snapshot is held, as a ratio to its speed without. */
const heldRatio = (results: readonly PhaseResult[]) => rateOf(results, 'snapshot held') / rateOf(results, 'steady');

const number = (value: number | null) => (value === null ? '-' : Math.round(value).toLocaleString('en-US'));

function printPhases(way: Way, results: readonly PhaseResult[]): void {
  const rows = results.map((result) => ({
    queue: way,
    phase: result.phase,
    'tasks/s': number(result.per_second),
    'p99 ms': number(result.p99),
    'dead rows': number(result.dead_rows),
    kB: number(result.bytes === null ? null : result.bytes / 1024),
    'recovery s': result.recovery_s === null ? `> ${recoverSeconds}` : result.recovery_s.toFixed(1),
  }));
  console.table(rows);
}

await inEnvironment(options, async (environment) => {
  environment.note({ seed: option('seed') });
  console.log(`${wanted.length} phases of ${seconds} s, ${slots} slots, ${rounds} rounds`);
  const redis = asked.includes('bullmq') ? await environment.redis('everysec') : null;
  const sides = asked.filter((way) => way !== 'bullmq' || redis !== null);
  const ratios = new Map<Way, number[]>();
  const played: { way: Way; round: number; phases: PhaseResult[] }[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const way of turned(sides, round)) {
      const phases = await environment.onDatabase((url) =>
        playPhases({ way, url, redis: redis ?? '', slots, seconds, recoverSeconds, wanted }),
      );
      printPhases(way, phases);
      played.push({ way, round, phases });
      ratios.set(way, [...(ratios.get(way) ?? []), heldRatio(phases)]);
    }
  if (options.json) writeReport(`${options.json}.phases.json`, { seconds, slots, played });
  const all = (way: Way) => ratios.get(way) ?? [];
  const rates = (name: PhaseResult['phase']) =>
    median(played.filter(({ way }) => way === 'ours').map(({ phases }) => rateOf(phases, name)));
  const peers = sides.filter((way) => way !== 'ours').map((way) => `${way} ${median(all(way)).toFixed(2)}x`);
  environment.keep(
    ratioLine({
      id: 'P1',
      target: 'P1',
      work: `tasks/s with a snapshot held for ${seconds} s, beside without`,
      ours: `${number(rates('snapshot held'))}/s, ${number(rates('steady'))}/s`,
      floor: peers.join(', ') || 'no peer',
      ratios: all('ours'),
    }),
  );
});
