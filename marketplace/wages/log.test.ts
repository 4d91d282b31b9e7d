// Tests the log of a wage account: its digests, and generated months whose balance is compared with double entry.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryKind, WageSide } from '#contracts/wage-shapes.ts';
import { applyRow, canonicalJson, digestOf, emptyLedger, FIRST_DIGEST, type LogRow, type Statement } from './log.ts';
import { balanceOf, type Entry, type LogDecision, signs, stateAfter } from './rules.ts';

const at = '2026-11-27T10:00:00.000Z';
const NOW = Date.parse(at);

function digestsOf(rows: readonly LogRow[]): string[] {
  let last = FIRST_DIGEST;
  return rows.map((row) => {
    last = digestOf(last, row);
    return last.toString('hex');
  });
}

describe('the digests of the log', () => {
  const row = (seq: number, paise: number): LogRow => ({
    seq,
    at,
    act: 'entry',
    by: 'employer',
    body: { kind: 'extra', day: '2026-11-27', paise },
  });

  it('The order of keys does not matter, and every value does', () => {
    expect(canonicalJson({ b: [1, null], a: 'x', c: undefined })).toBe('{"a":"x","b":[1,null]}');
    expect(digestsOf([row(1, 500)])).not.toEqual(digestsOf([row(1, 501)]));
  });

  it('A changed paisa and a row that is left out change all later digests', () => {
    const rows = [row(1, 100), row(2, 200), row(3, 300)];
    const whole = digestsOf(rows);
    const changed = digestsOf([row(1, 101), row(2, 200), row(3, 300)]);
    expect(changed.filter((digest, index) => digest === whole[index])).toEqual([]);
    expect(digestsOf([row(1, 100), row(3, 300)]).at(-1)).not.toBe(whole.at(-1));
  });
});

type Step =
  | { do: 'record'; kind: EntryKind; by: WageSide; paise: number }
  | { do: 'decide'; place: number; decision: LogDecision; by: WageSide | 'system' }
  | { do: 'correct'; place: number; by: WageSide; paise: number };

const sides = fc.constantFrom<WageSide>('labour', 'employer');
const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('record' as const),
    kind: fc.constantFrom<EntryKind>('day', 'extra', 'part', 'payment', 'advance', 'deduction'),
    by: sides,
    paise: amounts,
  }),
  fc.record({
    do: fc.constant('decide' as const),
    place: fc.nat(60),
    decision: fc.constantFrom<LogDecision>('agree', 'dispute', 'withdraw', 'lapse', 'match'),
    by: fc.constantFrom<WageSide | 'system'>('labour', 'employer', 'system'),
  }),
  fc.record({ do: fc.constant('correct' as const), place: fc.nat(60), by: sides, paise: amounts }),
);

/** Returns the statement of a step; null if the rules do not permit the step. */
function statementOf(one: Step, entries: ReadonlyMap<number, Entry>): Statement | null {
  const day = '2026-11-27';
  const entry = (kind: EntryKind, by: WageSide, paise: number, replaces?: number): Statement => ({
    act: 'entry',
    by,
    body: {
      kind,
      day,
      paise,
      ...(kind === 'day' ? { halves: 2, overtime_minutes: 0 } : {}),
      ...(replaces === undefined ? {} : { replaces }),
    },
  });
  if (one.do === 'record') return entry(one.kind, one.by, one.paise);
  const list = [...entries.values()];
  const target = list[one.place % Math.max(1, list.length)];
  if (!target) return null;
  const isOpen = list.some(
    ({ replaces, state }) => replaces === target.seq && (state === 'waiting' || state === 'disputed'),
  );
  if (one.do === 'correct') {
    const correctable = (target.state === 'agreed' || target.state === 'disputed') && !isOpen;
    return correctable ? entry(target.kind, one.by, one.paise, target.seq) : null;
  }
  const to = stateAfter(target, { decision: one.decision, by: one.by }, NOW);
  if (to === null || to === 'wrong_party' || (to === 'withdrawn' && isOpen)) return null;
  return { act: 'decision', by: one.by, body: { entry: target.seq, decision: one.decision } };
}

/**
 * A second, independent computation in double entry: each posting moves the same amount between two accounts. A
 * replaced entry is posted and reversed; open entries are posted to separate accounts.
 */
function journalOf(entries: ReadonlyMap<number, Entry>): Map<string, bigint> {
  const accounts = new Map<string, bigint>();
  const post = (to: string, from: string, amount: bigint) => {
    accounts.set(to, (accounts.get(to) ?? 0n) + amount);
    accounts.set(from, (accounts.get(from) ?? 0n) - amount);
  };
  for (const { kind, paise, state, replaces } of entries.values()) {
    const amount = signs[kind] * paise;
    const other = signs[kind] > 0n ? 'earned' : 'received';
    if (state === 'agreed' || state === 'replaced') post('owed', other, amount);
    if (state === 'replaced') post(other, 'owed', amount);
    if (state !== 'waiting' && state !== 'disputed') continue;
    post(state, 'claims', amount);
    const base = replaces === null ? undefined : entries.get(replaces);
    if (base?.state === 'agreed') post('claims', state, signs[base.kind] * base.paise);
  }
  return accounts;
}

describe('generated months', () => {
  it('The balance of every generated month equals its double entry to the paisa', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const ledger = emptyLedger();
        let seq = 0;
        for (const one of steps) {
          const said = statementOf(one, ledger.entries);
          if (!said) continue;
          seq += 1;
          applyRow(ledger, { ...said, seq, at });
        }
        const { owed, earned, received, waiting, disputed } = balanceOf(ledger.entries);
        const journal = journalOf(ledger.entries);
        const of = (name: string) => journal.get(name) ?? 0n;
        expect([owed, earned, received]).toEqual([of('owed'), -of('earned'), of('received')]);
        expect([waiting, disputed]).toEqual([of('waiting'), of('disputed')]);
        expect([...journal.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
        // Each replaced entry has an entry that replaces it.
        for (const entry of ledger.entries.values())
          if (entry.state === 'replaced')
            expect([...ledger.entries.values()].filter(({ replaces }) => replaces === entry.seq)).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('A row that the rules do not permit is refused', () => {
    const ledger = emptyLedger();
    const body = { kind: 'payment' as const, day: '2026-11-27', paise: 500, method: 'cash' as const };
    applyRow(ledger, { act: 'entry', by: 'employer', body, seq: 1, at });
    const lapse = { act: 'decision', by: 'system', body: { entry: 1, decision: 'lapse' }, seq: 2, at } as const;
    expect(() => applyRow(ledger, lapse)).toThrow('Row 2');
  });
});
