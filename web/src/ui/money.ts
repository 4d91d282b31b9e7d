// Rupees as people in India write them: grouped ₹12,34,567, always in Latin figures (decisions C.11).
const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
  numberingSystem: 'latn',
});

/** `₹12,34,567` from whole rupees, in every language alike. */
export function formatRupees(amount: number): string {
  return rupeeFormat.format(amount);
}

/** `₹900 / day`; the period is already a word of the reader's language. Null where there is no pay (D19). */
export function formatPay(amount: number | null, period: string | null): string | null {
  if (amount === null) return null;
  return period ? `${formatRupees(amount)} / ${period}` : formatRupees(amount);
}

/** Whole rupees from what a person types (`1,200`, `₹ 1200`, Indic digits); null where it is not an amount. */
export function readRupees(text: string): number | null {
  const latin = text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  const bare = latin.replace(/[\s,₹]/g, '');
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null;
}

// Decimal digits stand in runs of ten in Unicode, zero first.
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
