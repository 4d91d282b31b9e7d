// Identity numbers as they look while they are typed: Aadhaar in groups of four, PAN in capitals.
import { normaliseDigits } from '#contracts/phone.ts';
import type { IdentityType } from '#contracts/values.ts';

const isOfDigits = (text: string) => /^[\d\s-]*$/.test(text);

/** `2341 2341 2346`, `AAPPV8261K`; what is neither digits nor letters stays, so that it can be told to be wrong. */
export function formatIdentity(type: IdentityType, text: string): string {
  const plain = normaliseDigits(text);
  if (type === 'pan') return plain.toUpperCase();
  if (!isOfDigits(plain)) return text;
  return plain
    .replace(/\D/g, '')
    .replace(/(\d{4})(?=\d)/g, '$1 ')
    .slice(0, 24);
}

/** Where the caret stands in the new text so that as many signs, blanks not counted, are before it as were in the old one. */
export function caretIn(shown: string, before: string): number {
  let left = before.replace(/[\s-]/g, '').length;
  let place = 0;
  while (left > 0 && place < shown.length) {
    if (shown[place] !== ' ') left -= 1;
    place += 1;
  }
  return place;
}
