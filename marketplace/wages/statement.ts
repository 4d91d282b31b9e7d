// Makes the rows of a wage statement (D71) from the ledger of a wage account. Pure.
import type { StatementContent } from '#contracts/statement-rows.ts';
import type { Ledger } from './log.ts';

/** Returns the rows of the statement: the terms latest first, and the entries in the order of their numbers. */
export function statementRows({ terms, entries }: Pick<Ledger, 'terms' | 'entries'>): StatementContent {
  return {
    terms: terms.map(({ basis, paise, hours, pay_every, pay_weekday, from_day }) => ({
      ...{ basis, paise: Number(paise), hours },
      ...{ pay_every, pay_weekday, from_day },
    })),
    entries: [...entries.values()].map((entry) => ({ ...entry, paise: Number(entry.paise) })),
  };
}
