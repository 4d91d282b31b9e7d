// Tests of the limits for tasks that call external services: hanging calls leave half of the slots free, and tasks
// whose circuit breaker is open are not fetched.
import { expect, it } from 'vitest';
import type { Handler, Run } from './deps.ts';
import { watchFlags } from './flags.ts';

/** Builds a handler whose runs hang until the test ends them. The handler records `crowded` of each run. */
function hanging() {
  const crowded: (boolean | undefined)[] = [];
  const ends: (() => void)[] = [];
  const handler: Handler = (run: Run) => {
    crowded.push(run.crowded);
    return run.crowded ? Promise.resolve() : new Promise((resolve) => ends.push(resolve));
  };
  return { crowded, ends, handler };
}

const run: Omit<Run, 'deps' | 'db'> = { event_id: 1, progress: () => {}, signal: new AbortController().signal };
const start = (handler: Handler) => Reflect.apply(handler, undefined, [run]);

it('SMS tasks use at most half of the slots, even if all slots fetch at the same moment', async () => {
  const { crowded, ends, handler } = hanging();
  const flags = watchFlags(6, () => []);
  const counted = flags.count('send_otp', handler);
  expect(flags.forbidden()).toEqual([]);
  const all = [1, 2, 3, 4, 5, 6].map(() => start(counted));
  expect(crowded).toEqual([false, false, false, true, true, true]);
  await Promise.all(all.slice(3));
  expect(flags.forbidden()).toEqual(['sms']);
  ends[0]?.();
  await all[0];
  expect(flags.forbidden()).toEqual([]);
});

it('Device push tasks use at most half of the slots, even if their push service hangs', () => {
  const { crowded, handler } = hanging();
  const flags = watchFlags(4, () => ['push:google']);
  for (let n = 0; n < 3; n += 1) void start(flags.count('push_to_devices', handler));
  expect(crowded).toEqual([false, false, true]);
  expect(flags.forbidden()).toEqual(['push:google', 'push']);
});

it('Tasks without a flag are not counted', () => {
  const { crowded, handler } = hanging();
  const flags = watchFlags(2, () => []);
  for (let n = 0; n < 4; n += 1) void start(flags.count('notify_labour_of_shortlist', handler));
  expect(crowded).toEqual([undefined, undefined, undefined, undefined]);
  expect(flags.forbidden()).toEqual([]);
});

it('Tasks of an open circuit breaker are not fetched', () => {
  expect(watchFlags(6, () => ['sms']).forbidden()).toEqual(['sms']);
});
