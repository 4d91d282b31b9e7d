// Normalises text for comparison and search: ignores case, accents, dots below letters (nukta), digit scripts and
// punctuation. Pure.
import { normaliseDigits } from '#contracts/phone.ts';

const NUKTA = /[\u093C\u09BC]/g;
const LATIN_ACCENTS = /[\u0300-\u036F]/g;
/**
 * Malayalam consonant → its final form (chillu). Older texts encode a chillu as the consonant and two more characters.
 */
const CHILLU: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ' };
const OLD_CHILLU = /([ണനരലള])\u0D4D\u200D/g;
const JOINERS = /[\u200B-\u200D\u2060\uFEFF]/g;
/**
 * Matches a nasal consonant before a stop with the same place of articulation. Such a nasal may also be written as a
 * dot above the preceding letter: हिन्दी, हिंदी.
 */
const NASAL =
  /(?:\u0919\u094D(?=[\u0915-\u0918])|\u091E\u094D(?=[\u091A-\u091D])|\u0923\u094D(?=[\u091F-\u0922])|\u0928\u094D(?=[\u0924-\u0927])|\u092E\u094D(?=[\u092A-\u092D]))/g;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Returns the normalised words of the text, separated by single spaces. `गाँव` and `गांव`, `ज़रूरत` and `जरूरत` become
 * equal.
 */
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
