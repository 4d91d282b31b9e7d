// Tests the rules of D62 and D63: which entries become agreed, who may answer an entry, corrections, and the balance.
import { describe, expect, it } from 'vitest';
import {
  type EntryKind,
  type EntryState,
  entryKinds,
  entryStates,
  type WageSide,
  wageSides,
} from '#contracts/wage-shapes.ts';
import { allowedDecisions, balanceOf, type Entry, initialState, type LogDecision, stateAfter } from './rules.ts';

const NOW = Date.parse('2026-11-27T10:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;

const entry = (more: Partial<Entry> = {}): Entry => ({
  seq: 2,
  kind: 'day',
  by: 'labour',
  day: '2026-11-26',
  paise: 80_000n,
  halves: 2,
  overtime_minutes: 0,
  method: null,
  state: 'waiting',
  via: null,
  reason: null,
  matched: false,
  replaces: null,
  recorded_at: '2026-11-26T10:00:00.000Z',
  decided_at: null,
  ...more,
});

const raising: readonly EntryKind[] = ['day', 'piece', 'part', 'extra'];

describe('a new entry', () => {
  it.each(entryKinds.flatMap((kind) => wageSides.map((by) => ({ kind, by }))))(
    'A $kind recorded by the $by counts at once only if it is against the interest of its author',
    ({ kind, by }) => {
      const isAgainstInterest = raising.includes(kind) === (by === 'employer');
      expect(initialState(entry({ kind, by }), null)).toBe(isAgainstInterest ? 'agreed' : 'waiting');
    },
  );
});

type Row = readonly [from: EntryState, decision: LogDecision, by: WageSide | 'system', to: EntryState | string];

/** The table of D62 for a day that the worker recorded. All other combinations are refused. */
const permitted: readonly Row[] = [
  ['waiting', 'agree', 'employer', 'agreed'],
  ['waiting', 'match', 'employer', 'agreed'],
  ['waiting', 'lapse', 'system', 'agreed'],
  ['waiting', 'dispute', 'employer', 'disputed'],
  ['waiting', 'withdraw', 'labour', 'withdrawn'],
  ['agreed', 'match', 'employer', 'agreed'],
  ['disputed', 'agree', 'employer', 'agreed'],
  ['disputed', 'withdraw', 'labour', 'withdrawn'],
];
const allDecisions: readonly LogDecision[] = ['agree', 'match', 'lapse', 'dispute', 'withdraw'];
const everyRow = entryStates.flatMap((from) =>
  allDecisions.flatMap((decision) =>
    (['labour', 'employer', 'system'] as const).map((by) => ({
      from,
      decision,
      by,
      to: permitted.find((row) => row[0] === from && row[1] === decision && row[2] === by)?.[3] ?? 'refused',
    })),
  ),
);

describe('a decision', () => {
  it.each(everyRow)(
    'A $from day of the worker becomes, after `$decision` by $by: $to',
    ({ from, decision, by, to }) => {
      const found = stateAfter(entry({ state: from }), { decision, by }, NOW);
      expect(found === null || found === 'wrong_party' ? 'refused' : found).toBe(to);
    },
  );

  it('Silence agrees only to an entry of the worker that raises what is owed', () => {
    const lapse = { decision: 'lapse', by: 'system' } as const;
    for (const kind of entryKinds)
      for (const by of wageSides) {
        const to = stateAfter(entry({ kind, by }), lapse, NOW);
        expect([kind, by, to]).toEqual([kind, by, by === 'labour' && raising.includes(kind) ? 'agreed' : null]);
      }
  });

  it('The employer may dispute a day that was agreed by silence for 30 days, and no other agreed day', () => {
    const dispute = { decision: 'dispute', by: 'employer' } as const;
    const silent = (days: number) =>
      entry({ state: 'agreed', via: 'silence', decided_at: new Date(NOW - days * DAY).toISOString() });
    expect(stateAfter(silent(30), dispute, NOW)).toBe('disputed');
    expect(stateAfter(silent(31), dispute, NOW)).toBeNull();
    expect(
      stateAfter(entry({ state: 'agreed', via: 'other', decided_at: silent(1).decided_at }), dispute, NOW),
    ).toBeNull();
  });

  it('The wrong side gets `wrong_party`, and each side is offered only its own decisions', () => {
    expect(stateAfter(entry(), { decision: 'agree', by: 'labour' }, NOW)).toBe('wrong_party');
    expect(allowedDecisions(entry(), 'labour', NOW)).toEqual(['withdraw']);
    expect(allowedDecisions(entry(), 'employer', NOW)).toEqual(['agree', 'dispute']);
    expect(allowedDecisions(entry({ state: 'replaced' }), 'employer', NOW)).toEqual([]);
  });
});

describe('a correction', () => {
  const base = (kind: EntryKind, state: EntryState = 'agreed') => entry({ seq: 1, kind, state });
  const table: readonly (readonly [EntryKind, WageSide, bigint, 'agreed' | 'waiting'])[] = [
    ['day', 'employer', 80_001n, 'agreed'],
    ['day', 'employer', 79_999n, 'waiting'],
    ['day', 'labour', 80_001n, 'waiting'],
    ['day', 'labour', 79_999n, 'agreed'],
    ['payment', 'employer', 80_001n, 'waiting'],
    ['payment', 'employer', 79_999n, 'agreed'],
    ['payment', 'labour', 80_001n, 'agreed'],
    ['payment', 'labour', 79_999n, 'waiting'],
  ];
  it.each(table)('A %s of ₹800 corrected by the %s to %i paise is at first: %s', (kind, by, paise, state) => {
    expect(initialState({ kind, by, paise, halves: 2 }, base(kind))).toBe(state);
  });

  it('The correction of a disputed entry is compared with nothing, because a disputed entry does not count', () => {
    const lower = { kind: 'day', by: 'labour', paise: 40_000n, halves: 1 } as const;
    expect(initialState(lower, base('day', 'disputed'))).toBe('waiting');
    expect(initialState({ ...lower, by: 'employer' }, base('day', 'disputed'))).toBe('agreed');
  });

  it('A longer day waits although the month pays nothing more for it', () => {
    const half = entry({ seq: 1, state: 'agreed', paise: 0n, halves: 1 });
    expect(initialState({ kind: 'day', by: 'labour', paise: 0n, halves: 2 }, half)).toBe('waiting');
    expect(initialState({ kind: 'day', by: 'labour', paise: 0n, halves: 1 }, half)).toBe('agreed');
  });
});

describe('the balance', () => {
  const balance = (...entries: Entry[]) => balanceOf(new Map(entries.map((one) => [one.seq, one])));

  it('Only agreed entries count; waiting and disputed entries are shown beside them with their effect', () => {
    expect(
      balance(
        entry({ seq: 1, state: 'agreed', paise: 80_000n }),
        entry({ seq: 2, state: 'agreed', kind: 'payment', paise: 50_000n }),
        entry({ seq: 3, state: 'waiting', kind: 'payment', paise: 20_000n }),
        entry({ seq: 4, state: 'disputed', paise: 70_000n }),
        entry({ seq: 5, state: 'withdrawn', paise: 60_000n }),
        entry({ seq: 6, state: 'replaced', paise: 10_000n }),
      ),
    ).toEqual({ owed: 30_000n, earned: 80_000n, received: 50_000n, waiting: -20_000n, disputed: 70_000n });
  });

  it('An open correction counts with its difference, because the corrected entry still counts', () => {
    const corrected = entry({ seq: 1, state: 'agreed', paise: 80_000n });
    const correction = entry({ seq: 2, state: 'waiting', paise: 95_000n, replaces: 1 });
    expect(balance(corrected, correction)).toMatchObject({ owed: 80_000n, waiting: 15_000n });
  });

  it('More received than earned is a negative amount owed', () => {
    expect(balance(entry({ seq: 1, state: 'agreed', kind: 'advance', paise: 500n }))).toMatchObject({ owed: -500n });
  });
});
