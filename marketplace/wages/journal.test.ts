// Tests the journal of a wage account: names, order, and cells of the CSV file.
import { describe, expect, it } from 'vitest';
import { accountName, journalCsv, journalOf, journalText } from './journal.ts';
import { applyRow, emptyLedger, type Statement } from './log.ts';

function ledgerOf(...statements: readonly Statement[]) {
  const ledger = emptyLedger();
  for (const [index, said] of statements.entries())
    applyRow(ledger, { ...said, seq: index + 1, at: '2026-11-27T10:00:00.000Z' });
  return ledger;
}

const extra = (day: string, paise: number): Statement => ({
  act: 'entry',
  by: 'employer',
  body: { kind: 'extra', day, paise },
});
const payment = (by: 'labour' | 'employer', day: string, paise: number, replaces?: number): Statement => ({
  act: 'entry',
  by,
  body: { kind: 'payment', day, paise, method: 'cash', ...(replaces === undefined ? {} : { replaces }) },
});
const decide = (entry: number, decision: 'agree' | 'withdraw', by: 'labour' | 'employer'): Statement => ({
  act: 'decision',
  by,
  body: { entry, decision },
});

describe('the name of an account', () => {
  it('Characters that mean something to the programs become one space, and direction marks are removed', () => {
    const names = [
      'Ram;  Sons',
      'a\nb\r\tc',
      'x:y|z',
      '\u202Eright\u200F',
      'a\u00A0 \u3000b',
      'र\u200Dाम',
      ' ;:\u202E ',
    ];
    expect(names.map(accountName)).toEqual(['Ram Sons', 'a b c', 'x y z', 'right', 'a b', 'र\u200Dाम', 'unknown']);
  });
});

describe('the journal of a wage account', () => {
  it('The worker has a claim, the employer a debt, and every line asserts its balance', () => {
    const ledger = ledgerOf(extra('2026-11-20', 50_000), payment('labour', '2026-11-21', 20_005));
    expect(journalText(journalOf(ledger, 'labour', 'Asha'))).toBe(`2026-11-20 * (1) extra  ; by employer, agreed via own
    assets:owed:Asha  500.00 INR = 500.00 INR
    income:wages:extra  -500.00 INR

2026-11-21 * (2) payment  ; by labour, agreed via own
    assets:owed:Asha  -200.05 INR = 299.95 INR
    assets:received:cash  200.05 INR

2026-11-21 * balance
    assets:owed:Asha  0.00 INR = 299.95 INR
    claims:waiting:Asha  0.00 INR = 0.00 INR
    claims:disputed:Asha  0.00 INR = 0.00 INR

`);
    const employers = journalText(journalOf(ledger, 'employer', 'Asha'));
    expect(employers).toContain(
      '    liabilities:wages:Asha  200.05 INR = -299.95 INR\n    assets:paid:cash  -200.05 INR',
    );
  });

  it('A withdrawn entry is left out, a waiting entry is in a separate account, and a late entry is in order of days', () => {
    const { postings } = journalOf(
      ledgerOf(
        extra('2026-11-20', 100),
        payment('employer', '2026-11-22', 30),
        payment('employer', '2026-11-22', 40),
        decide(3, 'withdraw', 'employer'),
        payment('labour', '2026-11-10', 50),
      ),
      'labour',
      'Asha',
    );
    expect(postings.map(({ entry, to, balance }) => [entry.seq, to, balance])).toEqual([
      [5, 'assets:owed:Asha', -50n],
      [1, 'assets:owed:Asha', 50n],
      [2, 'claims:waiting:Asha', -30n],
    ]);
  });

  it('A replaced entry is taken back; an open correction has only the difference', () => {
    const replaced = ledgerOf(
      payment('labour', '2026-11-20', 900),
      payment('labour', '2026-11-20', 300, 1),
      decide(2, 'agree', 'employer'),
      payment('labour', '2026-11-20', 200, 2),
    );
    const { postings } = journalOf(replaced, 'labour', 'Asha');
    expect(postings.map(({ entry, to, paise, balance }) => [entry.seq, to, paise, balance])).toEqual([
      [1, 'assets:owed:Asha', -900n, -900n],
      [1, 'assets:owed:Asha', 900n, 0n],
      [2, 'assets:owed:Asha', -300n, -300n],
      [4, 'claims:waiting:Asha', 100n, 100n],
    ]);
  });

  it('The CSV file has a byte order mark, numbers as numbers, and no cell that starts a formula', () => {
    const csv = journalCsv(journalOf(ledgerOf(extra('2026-11-20', 50)), 'employer', '=SUM("A1")'));
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFday,entry,title,state,recorded_by,account,amount_inr,balance_inr',
      '2026-11-20,1,"extra",agreed,employer,"liabilities:wages:=SUM(""A1"")",-0.50,-0.50',
      '2026-11-20,1,"extra",agreed,employer,"expenses:wages:extra",0.50,',
      '',
    ]);
  });
});
