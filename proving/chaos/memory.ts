// Measures the memory growth of the programs, as reported by the operating system.
import { megabytesOf } from '#testing/process-size.ts';
import type { Run } from './scenario.ts';
import type { World } from './world.ts';

const GROWN_MB = 50;

interface Size {
  name: string;
  pid: number | undefined;
  mb: number;
}

export const sizesOf = ({ web, workers }: World): Size[] =>
  [...web, ...workers].map(({ name, pid }) => ({ name, pid: pid(), mb: megabytesOf(pid()) ?? Number.NaN }));

/**
 * Records the largest memory growth of one process. Skips processes that were restarted between the two measurements.
 */
export function noteGrowth(run: Run, before: readonly Size[], after: readonly Size[]): void {
  const same = after.flatMap(({ name, pid, mb }) => {
    const then = before.find((one) => one.pid === pid);
    return then ? [{ name, from: then.mb, grown: mb - then.mb }] : [];
  });
  const summary = same.map(({ name, from, grown }) => `${name} ${from.toFixed(0)} + ${grown.toFixed(0)}`).join(', ');
  run.say(`memory in MB: ${summary}`);
  const max = Math.max(...same.map(({ grown }) => grown));
  run.note({ what: 'memory grown', found: `${max.toFixed(0)} MB`, must: `<= ${GROWN_MB} MB`, kept: max <= GROWN_MB });
}
