// Measures how long a decision takes until it appears in the worker's list of applications.
import { setTimeout as pause } from 'node:timers/promises';
import { listOf } from '../rolling/bells.ts';
import type { Caller } from '../rolling/calls.ts';
import type { Member } from '../rolling/world.ts';
import type { Deciding } from './deciding.ts';

const POLL_EVERY_MS = 2_000;

/**
 * Polls each member's list of applications while decisions are made. The result has the longest time in seconds from
 * an acknowledged decision until a list shows it.
 */
export function watchLists(caller: Caller, members: readonly Member[], { acknowledged }: Deciding) {
  const decided = new Map<number, number>();
  const seen = new Map<number, number>();
  const noteDecided = () => {
    for (const { application_id } of acknowledged.slice(decided.size)) decided.set(application_id, performance.now());
  };
  const timer = setInterval(noteDecided, 50);
  const look = async () => {
    for (const member of members)
      for (const { application_id } of await listOf(caller, member))
        if (application_id !== null && !seen.has(application_id)) seen.set(application_id, performance.now());
    await pause(POLL_EVERY_MS);
  };
  const all = () => [...decided.keys()].every((id) => seen.has(id));
  let ending = Number.POSITIVE_INFINITY;
  const done = (async () => {
    while (performance.now() < ending && !(ending < Number.POSITIVE_INFINITY && all())) await look();
    clearInterval(timer);
    return Math.max(...[...decided].map(([id, at]) => (seen.get(id) ?? Number.POSITIVE_INFINITY) - at)) / 1000;
  })();
  return (withinS: number) => {
    noteDecided();
    ending = performance.now() + withinS * 1000;
    return done;
  };
}
