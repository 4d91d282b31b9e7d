// Warns of brute force: most of the codes that were typed are wrong, across all phone numbers.
import type { Log } from '#platform/log.ts';

const MINUTE_MS = 60_000;
const WINDOW_MINUTES = 5;
const CHECKS = 100;

interface Minute {
  minute: number;
  checks: number;
  wrong: number;
}

interface Watch {
  minutes: Minute[];
  warnedAt: number;
}

// The counts of recent checks. Each process counts only the checks that it performs.
const watches = new WeakMap<Log, Watch>();

function count({ minutes }: Watch, minute: number, wrong: number): void {
  while ((minutes[0]?.minute ?? minute) <= minute - WINDOW_MINUTES) minutes.shift();
  const last = minutes.at(-1);
  if (last?.minute === minute) {
    last.checks += 1;
    last.wrong += wrong;
  } else minutes.push({ minute, checks: 1, wrong });
}

const sum = (minutes: readonly Minute[], of: 'checks' | 'wrong') => minutes.reduce((all, part) => all + part[of], 0);

/**
 * Records the result of one check. Warns, at most once a minute, if more than half of over 100 checks in five minutes
 * were wrong. An expired code does not count as wrong. `now` is in milliseconds of the process clock, which is exact
 * enough for an alert.
 */
export function recordCodeCheck(
  log: Log,
  verdict: 'good' | 'wrong' | 'expired' | 'locked',
  now: number = performance.now(),
): void {
  const watch = watches.get(log) ?? { minutes: [], warnedAt: Number.NEGATIVE_INFINITY };
  watches.set(log, watch);
  count(watch, Math.floor(now / MINUTE_MS), verdict === 'wrong' || verdict === 'locked' ? 1 : 0);
  const [checks, wrong] = [sum(watch.minutes, 'checks'), sum(watch.minutes, 'wrong')];
  if (checks <= CHECKS || wrong * 2 <= checks || now - watch.warnedAt < MINUTE_MS) return;
  watch.warnedAt = now;
  log.warn('most codes that users entered are wrong', { checks, wrong, minutes: WINDOW_MINUTES });
}
