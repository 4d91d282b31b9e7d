// Formats and parses rupees in the Indian way: ₹12,34,567, always in Latin digits (C.11).
const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
  numberingSystem: 'latn',
});

/** Formats whole rupees as `₹12,34,567`, in every language. */
export function formatRupees(amount: number): string {
  return rupeeFormat.format(amount);
}

/**
 * Formats pay as `₹900 / day`. `period` is already translated, or null for pay without a period. Returns null if the
 * job has no pay amount (D19).
 */
export function formatPay(amount: number | null, period: string | null): string | null {
  if (amount === null) return null;
  return period ? `${formatRupees(amount)} / ${period}` : formatRupees(amount);
}

const thousand = /^(?:k|thousand|ha[zj]aa?r|हजार|হাজার|ஆயிரம்|వేలు?|ആയിരം)$/u;
const lakh = /^(?:l|lakhs?|lacs?|लाख|লাখ|লক্ষ|லட்சம்|లక్షలు?|ലക്ഷം)$/u;
const around = /^(?:₹|rs\.?|inr|र[ुू]\.?)|(?:\/-?|-\/?|₹|rs\.?|rupees?|रुपये|रुपए|र[ुू]\.?)$/gu;

/** Returns the multiplier of a unit word such as `lakh`: 1 for an empty string, null for an unknown word. */
function timesOf(word: string): number | null {
  if (word === '') return 1;
  if (thousand.test(word)) return 1_000;
  return lakh.test(word) ? 100_000 : null;
}

/**
 * Parses an amount that a user has typed into whole rupees: `1,200`, `Rs 1200/-`, `15 हज़ार`, `1.5 lakh`, Indic digits.
 * Returns null if the text is not an amount.
 */
export function readRupees(text: string): number | null {
  const latin = text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  // Remove the nukta (the dot below a letter), because users write ज़ and ज for each other.
  const bare = latin
    .normalize('NFD')
    .replace(/\u093C/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s,]/g, '');
  const [, figure = '', word = ''] = /^(\d{1,9}(?:\.\d{1,3})?)(\D*)$/u.exec(bare.replace(around, '')) ?? [];
  const times = timesOf(word);
  if (!figure || times === null || (times === 1 && figure.includes('.'))) return null;
  const rupees = Math.round(Number(figure) * times);
  return rupees < 1_000_000_000 ? rupees : null;
}

// Returns the value of a decimal digit of any script. In Unicode, the decimal digits of each script are ten consecutive
// code points that start with zero.
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
