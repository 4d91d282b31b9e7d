// Tells the operator when most codes that people type are wrong: somebody is guessing, over however many phones.
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

// Of each process; it sees its share of the checks.
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
 * Notes how one check ended. Warns, once a minute at most, when of over 100 checks in five minutes more than half were wrong. An old
 * code is no guess. `now` in milliseconds: an alarm needs no database's clock.
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
  log.warn('most codes that were tried are wrong', { checks, wrong, minutes: WINDOW_MINUTES });
}
