// Formats identity numbers during typing: Aadhaar in groups of four, PAN in capitals.
import { normaliseDigits } from '#contracts/phone.ts';
import type { IdentityType } from '#contracts/values.ts';

const isOfDigits = (text: string) => /^[\d\s-]*$/.test(text);

/**
 * Returns the formatted number, for example `2341 2341 2346` or `AAPPV8261K`. Invalid characters stay in the text, so
 * that the validation can report them.
 */
export function formatIdentity(type: IdentityType, text: string): string {
  const plain = normaliseDigits(text);
  if (type === 'pan') return plain.toUpperCase();
  if (!isOfDigits(plain)) return text;
  return plain
    .replace(/\D/g, '')
    .replace(/(\d{4})(?=\d)/g, '$1 ')
    .slice(0, 24);
}

/**
 * Returns the caret position in the formatted text `shown`, so that the caret stays after the same character. `before`
 * is the text in front of the caret before formatting; its spaces and hyphens are not counted.
 */
export function caretIn(shown: string, before: string): number {
  let left = before.replace(/[\s-]/g, '').length;
  let place = 0;
  while (left > 0 && place < shown.length) {
    if (shown[place] !== ' ') left -= 1;
    place += 1;
  }
  return place;
}
