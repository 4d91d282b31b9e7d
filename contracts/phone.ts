// Parses and masks Indian mobile numbers in any spelling (decisions C.1).

/** Replaces every Unicode decimal digit (Devanagari, Tamil, full-width …) with its ASCII digit. */
export function normaliseDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    // Each script has its ten decimal digits at consecutive code points, zero first. So the number of preceding digits
    // is the value of this digit.
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
    return String(point < 128 ? point - 48 : zeroOf(point, value));
  });
}

// Returns the value of a digit: the number of preceding digits (`walked`), except for the mathematical digits (U+1D7CE
// to U+1D7FF). These are five adjacent sets of ten digits, so their value is computed from the start of the range.
function zeroOf(point: number, walked: number): number {
  if (point >= 0x1d7ce && point <= 0x1d7ff) return (point - 0x1d7ce) % 10;
  return walked;
}

const MARKS = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Returns +91XXXXXXXXXX, or null if the input is not an Indian mobile number. */
export function normalisePhone(text: string): string | null {
  const bare = normaliseDigits(text)
    .replace(MARKS, '')
    .replace(/[\s\-().\u00A0]/gu, '');
  const local = bare
    .replace(/^(?:\+91|0091)/, '')
    .replace(/^91(?=\d{10}$)/, '')
    .replace(/^0(?=\d{10}$)/, '');
  return /^[6-9][0-9]{9}$/.test(local) ? `+91${local}` : null;
}

/** Returns the masked number, such as `98••••••10`: only the first two and last two of the ten digits are visible. */
export function maskPhone(phone: string): string {
  const local = phone.slice(-10);
  return `${local.slice(0, 2)}••••••${local.slice(-2)}`;
}
