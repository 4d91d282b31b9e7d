// The journals of generated months, read by a small reader of this repository. `npm run prove -- ledger` has hledger and
// ledger read many more.
import { describe, expect, it } from 'vitest';
import { wageSides } from '#contracts/wage-shapes.ts';
import { accountName, journalOf, journalText } from '#marketplace/wages/journal.ts';
import { balanceOf } from '#marketplace/wages/rules.ts';
import { generateMonth, nameOf, wholeNumbersFrom } from './months.ts';
import { readJournal } from './read-journal.ts';
import { changePaisa, leaveOutEntry } from './spoil.ts';

const MONTHS = 200;
const random = wholeNumbersFrom(7);
const months = Array.from({ length: MONTHS }, (_, number) => ({ ledger: generateMonth(random), name: nameOf(number) }));

describe('the journals of generated months', () => {
  it.each(wageSides)(
    'Each asserted balance is right, and the amount owed is the balance of the account: %s',
    (side) => {
      const states = new Set<string>();
      for (const { ledger, name } of months) {
        for (const { state } of ledger.entries.values()) states.add(state);
        const read = readJournal(journalText(journalOf(ledger, side, name)));
        const { owed, waiting, disputed } = balanceOf(ledger.entries);
        const [root, direction] = side === 'labour' ? ['assets:owed', 1n] : ['liabilities:wages', -1n];
        const found = [root, 'claims:waiting', 'claims:disputed'].map(
          (of) => read.get(`${of}:${accountName(name)}`) ?? 0n,
        );
        expect(found).toEqual([owed, waiting, disputed].map((paise) => paise * direction));
      }
      expect(states).toEqual(new Set(['waiting', 'agreed', 'disputed', 'withdrawn', 'replaced']));
    },
  );

  it('A journal with a changed paisa, and a journal without one of its entries, are refused', () => {
    for (const { ledger, name } of months.filter(({ ledger: { entries } }) => entries.size > 2)) {
      const text = journalText(journalOf(ledger, 'labour', name));
      for (const spoil of [changePaisa, leaveOutEntry]) expect(() => readJournal(spoil(text))).toThrow();
    }
  });
});
