// Amounts and days as signed papers show them, so that a reader can compare them letter by letter.

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
