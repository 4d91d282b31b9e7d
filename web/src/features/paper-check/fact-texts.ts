// Amounts, days and times as signed papers show them, so that a reader can compare them letter by letter.

import { marksOf } from '#contracts/document-facts.ts';

const rupees = (fraction: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    numberingSystem: 'latn',
  });

/** Formats paise as `₹1,200` or, if the amount has paise, as `₹1,200.50`. */
export const paiseText = (paise: number): string => rupees(paise % 100 === 0 ? 0 : 2).format(paise / 100);

/** Formats a day as `27/11/2026`. */
export const dayText = (day: string): string => day.split('-').reverse().join('/');

/** Returns the days of a slip with their marks, such as `1: 1/2, 2: 1+`. */
export const daysText = (days: string): string =>
  marksOf(days)
    .map(({ day, mark }) => `${day}: ${mark}`)
    .join(', ');
