// Formats whole numbers in Indian grouping: `1,00,108`.
const grouped = new Intl.NumberFormat('en-IN');

export const numberText = (value: number): string => grouped.format(value);

/**
 * Returns the parameters of a translation with a count: `count` selects the plural form, `number` is the formatted
 * count.
 */
export const counted = (count: number) => ({ count, number: numberText(count) });
