// The rule that divides the connections of a pool among kinds of requests.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShares, mayTake, nextKind, type Usage } from './pool-shares.ts';

// Requests that still wait at the end of a test must not fail during a later test.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const kind = (used: number, oldest: number | null = null): Usage => ({ reserved: 2, used, oldest });

describe('mayTake', () => {
  it('A kind below its reserved connections may take one although the others use all connections that they may use', () => {
    const own = kind(1);
    expect(mayTake(own, [own, kind(8)], 10)).toBe(true);
  });

  it('A kind may use all connections that no kind has reserved', () => {
    const own = kind(7);
    expect(mayTake(own, [own, kind(0)], 10)).toBe(true);
  });

  it('A kind may not use a connection that is reserved for another kind', () => {
    const own = kind(8);
    expect(mayTake(own, [own, kind(0)], 10)).toBe(false);
  });
});

describe('nextKind', () => {
  it('No kind is next while no request waits', () => {
    expect(nextKind([kind(0), kind(0)], 10)).toBeNull();
  });

  it('The kind that exceeds its reserved connections least is next, although another request is older', () => {
    const own = kind(3, 9);
    expect(nextKind([kind(5, 1), own], 10)).toBe(own);
  });

  it('The older request is next if both kinds use equally many connections', () => {
    const own = kind(4, 1);
    expect(nextKind([kind(4, 2), own], 10)).toBe(own);
  });

  it('A kind whose requests wait for reserved connections of others is not next', () => {
    expect(nextKind([kind(8, 1), kind(1)], 10)).toBeNull();
  });
});

describe('createShares', () => {
  const open = (max = 6) => createShares({ max, reserved: { lists: 2, posting: 2, rest: 1 }, patienceMs: 3000 });
  const take = (shares: ReturnType<typeof open>, name: string | undefined, count: number) =>
    Array.from({ length: count }, () => shares.take(name));

  it('A kind that has exhausted its connections delays no other kind', () => {
    const shares = open();
    expect(take(shares, 'posting', 5).map((turn) => turn === null)).toEqual([true, true, true, false, false]);
    expect(take(shares, 'lists', 2)).toEqual([null, null]);
    expect(take(shares, undefined, 1)).toEqual([null]);
  });

  it('Waiting requests of one kind start in the order of their arrival', async () => {
    const shares = open();
    take(shares, 'posting', 3);
    const started: number[] = [];
    for (const place of [1, 2]) void shares.take('posting')?.then(() => started.push(place));
    shares.release('posting');
    shares.release('posting');
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([1, 2]);
  });

  it('An unknown kind uses the connections of `rest`', () => {
    const shares = open();
    take(shares, 'unknown', 2);
    expect(shares.take('rest')).not.toBeNull();
    expect(shares.queueOf(undefined)).toEqual({ waiting: 1, connections: 2 });
  });

  it('A request that waits longer than its patience fails like one of pg, and leaves the queue', async () => {
    const shares = open();
    take(shares, 'posting', 3);
    const failed = expect(shares.take('posting')).rejects.toThrow('timeout exceeded when trying to connect');
    await vi.advanceTimersByTimeAsync(3000);
    await failed;
    expect(shares.waiting()).toBe(0);
  });

  it('Shares that reserve more connections than the pool has are refused', () => {
    expect(() => open(4)).toThrow('Too many connections are reserved');
  });
});
