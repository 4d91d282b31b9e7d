// Names of a wage account as signed documents print them.
import { MAX_NAME } from '#contracts/document-facts.ts';
import { printableName } from '../documents/printable-name.ts';
import type { findNames } from './acceptance-queries.ts';

export type Names = NonNullable<Awaited<ReturnType<typeof findNames>>>;

/** Returns a name or place as documents print it, in at most `MAX_NAME` characters. */
export const printed = (text: string) => [...printableName(text).text].slice(0, MAX_NAME).join('');

/** Returns both names, the trade, and today as the date of a document. */
export const peopleOf = ({ worker, employer, trade, today }: Names) => ({
  worker: printed(worker),
  employer: printed(employer),
  trade,
  day: today,
});
