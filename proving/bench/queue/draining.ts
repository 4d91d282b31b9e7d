// The lines Q1 to Q4 of the result table: runs trivial tasks that all exist at the start. The product and each
// competitor have separate databases.
import { z } from '#contracts/z.ts';
import type { Environment } from '../environment.ts';
import { askPart } from '../processes.ts';
import type { ReportLine } from '../report.ts';
import { playRounds, turned } from '../rounds.ts';
import { median } from '../statistics.ts';
import { ratioLine, type TargetName } from '../targets.ts';

type Way = 'ours' | 'defaults' | 'bullmq' | 'pgboss' | 'floor';
type Rates = Partial<Record<Way, number>> & { ours: number; floor: number };
const drained = z.object({ seconds: z.number() });

interface Sizes {
  tasks: number;
  slots: number;
  rounds: number;
}

const others = [
  { way: 'bullmq', id: 'Q1', name: 'BullMQ AOF 1 s' },
  { way: 'defaults', id: 'Q2', name: 'library defaults' },
  { way: 'floor', id: 'Q3', name: 'SKIP LOCKED by 500' },
  { way: 'pgboss', id: 'Q4', name: 'pg-boss by 500, 4 loops' },
] as const satisfies readonly { way: Way; id: TargetName; name: string }[];

export const perSecond = (samples: readonly number[]) => `${Math.round(median(samples)).toLocaleString('en-US')}/s`;

/**
 * Runs the tasks with the product and with each competitor, in alternation. Compares only values of the same round,
 * because the speed of the machine may change between rounds.
 */
export async function drainLines(environment: Environment, { tasks, slots, rounds }: Sizes): Promise<ReportLine[]> {
  const redis = await environment.redis('everysec');
  const ways: Way[] = ['ours', ...others.flatMap(({ way }) => (way === 'bullmq' && !redis ? [] : [way]))];
  const drain = (way: Way) =>
    environment.onDatabase(async (url) => {
      const args = [way, url, redis ?? '', String(tasks), String(slots)];
      return tasks / (await askPart('drain', args, drained)).seconds;
    });
  const play = async (round: number): Promise<Rates> => {
    const played: Rates = { ours: Number.NaN, floor: Number.NaN };
    for (const way of turned(ways, round)) {
      played[way] = await drain(way);
      console.log(`round ${round + 1} c${slots} ${way.padEnd(8)} ${Math.round(played[way])}/s`);
    }
    return played;
  };
  const all = await playRounds({ rounds, play, floorsOf: ({ floor }) => [floor] });
  return others.map(({ way, id, name }) => {
    const pairs = all.flatMap((rates) => (rates[way] === undefined ? [] : [{ ours: rates.ours, other: rates[way] }]));
    return ratioLine({
      id,
      target: id,
      work: `drain ${tasks.toLocaleString('en-US')} tasks, c${slots}`,
      ours: perSecond(pairs.map(({ ours }) => ours)),
      floor: pairs.length > 0 ? `${name} ${perSecond(pairs.map(({ other }) => other))}` : name,
      ratios: pairs.map(({ ours, other }) => ours / other),
    });
  });
}
