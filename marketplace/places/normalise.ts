// One form of a text for comparing and searching: case, nukta, accents, digits and punctuation no longer matter. Pure.
import { normaliseDigits } from '#contracts/phone.ts';

const NUKTA = /[\u093C\u09BC]/g;
const LATIN_ACCENTS = /[\u0300-\u036F]/g;
/** Malayalam's final consonants as they were written before they had letters of their own. */
const CHILLU: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ' };
const OLD_CHILLU = /([ണനരലള])\u0D4D\u200D/g;
const JOINERS = /[\u200B-\u200D\u2060\uFEFF]/g;
/** A nasal consonant before a stop of its own row is also written as the dot above: हिन्दी, हिंदी. */
const NASAL =
  /(?:\u0919\u094D(?=[\u0915-\u0918])|\u091E\u094D(?=[\u091A-\u091D])|\u0923\u094D(?=[\u091F-\u0922])|\u0928\u094D(?=[\u0924-\u0927])|\u092E\u094D(?=[\u092A-\u092D]))/g;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in their one form, with single spaces between. `गाँव` and `गांव`, `ज़रूरत` and `जरूरत` become the same. */
export function normaliseText(text: string): string {
  return normaliseDigits(text.normalize('NFKD'))
    .replace(OLD_CHILLU, (whole, letter: string) => CHILLU[letter] ?? whole)
    .replace(NUKTA, '')
    .replace(LATIN_ACCENTS, '')
    .replace(JOINERS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u0901', '\u0902')
    .replace(NASAL, '\u0902')
    .replace(SEPARATORS, ' ')
    .trim();
}
