// Tracks the memory growth of processes over a long day.
import { setInterval } from 'node:timers';
import { megabytesOf } from '#testing/process-size.ts';

const EVERY_MS = 2_000;
const MS_PER_MINUTE = 60_000;

interface Sample {
  /** Minutes since the start. */
  minute: number;
  mb: number;
}

/**
 * Returns the slope of the least-squares line through all samples, in MB per minute; NaN for fewer than two samples.
 */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [minute, mb] = [mean((sample) => sample.minute), mean((sample) => sample.mb)];
  const along = samples.reduce((sum, sample) => sum + (sample.minute - minute) * (sample.mb - mb), 0);
  return along / samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0);
}

export interface Growth {
  name: string;
  from: number;
  to: number;
  /** Growth in MB per minute after the warm-up. */
  slope: number;
}

interface WatchedProcess {
  name: string;
  pid: number | undefined;
}

/**
 * Measures memory from now on. `end` returns the growth of each process after the first `settled` minutes, in which
 * caches fill.
 */
export function watchGrowth(processes: readonly WatchedProcess[], settled: number): { end(): Growth[] } {
  const began = performance.now();
  const seen = processes.map(({ name, pid }) => ({ name, pid, samples: [] as Sample[] }));
  const look = () => {
    const minute = (performance.now() - began) / MS_PER_MINUTE;
    for (const { pid, samples } of seen) samples.push({ minute, mb: megabytesOf(pid) ?? Number.NaN });
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      look();
      return seen.map(({ name, samples }) => {
        const later = samples.filter(({ minute }) => minute >= settled);
        const [first, last] = [later[0], later.at(-1)];
        return { name, from: first?.mb ?? Number.NaN, to: last?.mb ?? Number.NaN, slope: slopeOf(later) };
      });
    },
  };
}
