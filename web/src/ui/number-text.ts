// Whole numbers as India groups them: `1,00,108`.
const grouped = new Intl.NumberFormat('en-IN');

export const numberText = (value: number): string => grouped.format(value);

/** What a text that counts is given: the number for its plural, and as it is shown. */
export const counted = (count: number) => ({ count, number: numberText(count) });
