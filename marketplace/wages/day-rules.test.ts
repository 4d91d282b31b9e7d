// Tests which wage entries follow from statements about attendance (D64), and which days an entry may have.
import { describe, expect, it } from 'vitest';
import { type DayStatement, isDayAllowed, secondsToNextDay, statementsBehind, statementsOf } from './day-rules.ts';
import { applyRow, emptyLedger, type Ledger, type Statement } from './log.ts';
import { balanceOf } from './rules.ts';

const NOW = Date.parse('2026-11-27T10:00:00.000Z');
const TODAY = '2026-11-27';

const posted: Statement = {
  act: 'terms',
  by: 'system',
  body: { basis: 'day', paise: 80_000, hours: 8, month_days: 26, from_day: '2026-11-01' },
};

function append(ledger: Ledger, rows: number, said: readonly Statement[]): number {
  for (const [index, one] of said.entries())
    applyRow(ledger, { ...one, seq: rows + index + 1, at: new Date(NOW).toISOString() });
  return rows + said.length;
}

/** Applies statements about one day, and returns the entries and the balance. */
function ledgerAfter(...said: readonly (DayStatement | 'worker agrees' | 'silence')[]) {
  const ledger = emptyLedger();
  let rows = append(ledger, 0, [posted]);
  for (const one of said) {
    const last = [...ledger.entries.keys()].at(-1) ?? 0;
    const answer: Statement[] | null =
      one === 'worker agrees'
        ? [{ act: 'decision', by: 'labour', body: { entry: last, decision: 'agree' } }]
        : one === 'silence'
          ? [{ act: 'decision', by: 'system', body: { entry: last, decision: 'lapse' } }]
          : null;
    rows = append(ledger, rows, answer ?? statementsOf(ledger, TODAY, one as DayStatement, NOW));
  }
  const entries = [...ledger.entries.values()].map(
    ({ by, state, via, halves }) => `${halves} halves by ${by}: ${state}${via ? ` via ${via}` : ''}`,
  );
  return { entries, owed: balanceOf(ledger.entries).owed };
}

describe('a statement about attendance', () => {
  it('The attendance code records a day by the employer that counts', () => {
    expect(ledgerAfter('code')).toEqual({ entries: ['2 halves by employer: agreed via code'], owed: 80_000n });
  });

  it('A claim records a day by the worker that waits', () => {
    expect(ledgerAfter('claim')).toEqual({ entries: ['2 halves by labour: waiting'], owed: 0n });
  });

  it('The employer who states presence agrees to a claim, or records the day', () => {
    expect(ledgerAfter('claim', 'present')).toEqual({
      entries: ['2 halves by labour: agreed via other'],
      owed: 80_000n,
    });
    expect(ledgerAfter('present')).toEqual({ entries: ['2 halves by employer: agreed via own'], owed: 80_000n });
  });

  it('The correct code that arrives later agrees to a claim', () => {
    expect(ledgerAfter('claim', 'code')).toEqual({ entries: ['2 halves by labour: agreed via code'], owed: 80_000n });
  });

  it('The employer who states absence disputes a claim, and may agree later', () => {
    expect(ledgerAfter('claim', 'absent')).toEqual({ entries: ['2 halves by labour: disputed'], owed: 0n });
    expect(ledgerAfter('claim', 'absent', 'present').entries).toEqual(['2 halves by labour: agreed via other']);
  });

  it('The employer who states absence disputes a day that was agreed by silence', () => {
    expect(ledgerAfter('claim', 'silence', 'absent')).toEqual({ entries: ['2 halves by labour: disputed'], owed: 0n });
  });

  it('Absence after a day that the employer recorded is a correction to nothing, which waits', () => {
    expect(ledgerAfter('present', 'absent')).toEqual({
      entries: ['2 halves by employer: agreed via own', '0 halves by employer: waiting'],
      owed: 80_000n,
    });
    expect(ledgerAfter('present', 'absent', 'present').entries[1]).toBe('0 halves by employer: withdrawn');
    expect(ledgerAfter('present', 'absent', 'code')).toMatchObject({ owed: 80_000n });
  });

  it('A day that both sides corrected to nothing counts again when the employer states presence', () => {
    expect(ledgerAfter('present', 'absent', 'worker agrees')).toMatchObject({ owed: 0n });
    expect(ledgerAfter('present', 'absent', 'worker agrees', 'present')).toEqual({
      entries: [
        '2 halves by employer: replaced via own',
        '0 halves by employer: replaced via other',
        '2 halves by employer: agreed via own',
      ],
      owed: 80_000n,
    });
  });

  it('A repeated statement, and absence on a day without an entry, record nothing', () => {
    for (const said of ['code', 'claim', 'present'] as const)
      expect(ledgerAfter(said, said)).toEqual(ledgerAfter(said));
    expect(ledgerAfter('present', 'absent', 'absent')).toEqual(ledgerAfter('present', 'absent'));
    expect(ledgerAfter('absent')).toEqual({ entries: [], owed: 0n });
  });

  it('Days without an agreed rate per day, or above the maximum of an entry, record nothing', () => {
    const ledger = emptyLedger();
    expect(statementsOf(ledger, TODAY, 'code', NOW)).toEqual([]);
    append(ledger, 0, [{ ...posted, body: { ...posted.body, basis: 'job' } } as Statement]);
    expect(statementsOf(ledger, TODAY, 'code', NOW)).toEqual([]);
    append(ledger, 1, [{ ...posted, body: { ...posted.body, basis: 'hour', paise: 1_000_000_000 } } as Statement]);
    expect(statementsOf(ledger, TODAY, 'code', NOW)).toEqual([]);
  });

  it('Attendance that is older than the account has the statements that led to it, without those of moderators', () => {
    const row = { state: 'present', via: 'both', claimed: true } as const;
    expect(statementsBehind(row)).toEqual(['claim', 'present']);
    expect(statementsBehind({ state: 'late', via: 'code', claimed: false })).toEqual(['code']);
    expect(statementsBehind({ state: 'claimed', via: null, claimed: true })).toEqual(['claim']);
    expect(statementsBehind({ state: 'absent', via: 'employer', claimed: true })).toEqual(['claim', 'absent']);
    expect(statementsBehind({ state: 'present', via: 'moderator', claimed: true })).toEqual(['claim']);
    expect(statementsBehind({ state: 'excused', via: 'moderator', claimed: false })).toEqual([]);
  });
});

describe('the day of an entry', () => {
  const work = { first_day: '2026-11-10', last_day: null, now: NOW };
  const day = (on: string, by: 'labour' | 'employer' = 'labour', replaces: number | null = null) =>
    isDayAllowed(work, { kind: 'day', day: on, by, replaces });

  it('A worker may record a day of work of the last 7 days, an employer of the last 14, and a correction 31 days', () => {
    expect([day('2026-11-27'), day('2026-11-20'), day('2026-11-19')]).toEqual([true, true, false]);
    expect([day('2026-11-13', 'employer'), day('2026-11-12', 'employer')]).toEqual([true, false]);
    expect(day('2026-11-11', 'labour', 4)).toBe(true);
  });

  it('A day in the future, before the first day or after the last day is refused', () => {
    expect([day('2026-11-28'), day('2026-11-09', 'labour', 4)]).toEqual([false, false]);
    const over = { ...work, last_day: '2026-11-25' };
    expect(isDayAllowed(over, { kind: 'day', day: '2026-11-26', by: 'labour', replaces: null })).toBe(false);
  });

  it('The day changes at midnight in India', () => {
    const midnight = Date.parse('2026-11-27T18:30:00.000Z');
    const asked = { kind: 'day', day: '2026-11-28', by: 'labour', replaces: null } as const;
    expect(isDayAllowed({ ...work, now: midnight - 1 }, asked)).toBe(false);
    expect(isDayAllowed({ ...work, now: midnight }, asked)).toBe(true);
    expect([secondsToNextDay(midnight), secondsToNextDay(midnight - 1000)]).toEqual([86_400, 1]);
  });

  it('An employer may record a payment for 31 days, a worker a receipt for three years, also before the work', () => {
    const payment = (on: string, by: 'labour' | 'employer') =>
      isDayAllowed(work, { kind: 'payment', day: on, by, replaces: null });
    expect([payment('2026-10-27', 'employer'), payment('2026-10-26', 'employer')]).toEqual([true, false]);
    expect([payment('2023-11-28', 'labour'), payment('2023-11-27', 'labour')]).toEqual([true, false]);
  });
});
