// Writes names of people, companies and places in the script that a reader knows. The database stores names as typed.
import type { Language } from '#contracts/values.ts';
import { capitalNamed, isAbbreviation, writeAbbreviation } from './initials.ts';
import { type FindNames, keyIn } from './known-names.ts';
import { type Script, scriptOf, scriptOfLanguage } from './scripts.ts';
import { type Part, readWord, syllablesOf } from './spelling.ts';
import { isUsualLanguage } from './usual-languages.ts';
import { writeIndian } from './write-indian.ts';
import { writeLatin } from './write-latin.ts';

const WORDS = /[\p{L}\p{M}\u200c\u200d]+/gu;
const NUKTA = /\u093c/g;
const Z = /\u091c\u093c/g;
const RH = /\u0922\u093c/g;
/** Words that only a description in English has, such as “behind the school”: never a name. */
const DESCRIPTION = /\b(?:above|behind|below|beside|between|inside|near|next to|opposite|outside)\b/i;
const FINAL_Z = /\u091c\u093c$/;

/**
 * Returns a Devanagari word of Hindi in the spelling of Marathi: jh for z, d for rh, and no dots below letters: मिर्झा.
 */
const marathi = (word: string) =>
  word.normalize('NFD').replace(Z, '\u091d').replace(RH, '\u0921').replace(NUKTA, '').normalize('NFC');

/**
 * Returns an English word in the spelling of Marathi. Unlike Hindi, Marathi has a sign for the vowel of “tax” (टॅक्सी),
 * and writes v as व्ह (ट्रॅव्हल्स).
 */
const spokenMarathi = (word: string, latin: string) => {
  const open = word.normalize('NFD').replace(FINAL_Z, 'स').replaceAll('ै', 'ॅ').replaceAll('ाइव', 'ायव');
  return marathi(latin.includes('v') ? open.replaceAll('व', 'व्ह') : open);
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const latinOf = (parts: readonly Part[]) =>
  capital(parts.map(({ known, syllables }) => (known ? known.latin : writeLatin(syllables).toLowerCase())).join(''));

export type WriteName = (name: string, language: Language) => string;

/**
 * Returns a function that writes a name in the script of a language. `find` returns the known names. A part of an
 * address that describes the place in English stays as typed: the sounds of English words have a meaning for no reader.
 */
export function nameWriter(find: FindNames): WriteName {
  const writeWord = (word: string, from: Script, language: Language): string => {
    const to = scriptOfLanguage(language);
    const parts = readWord(from === 'latin' ? word.toLowerCase() : word, { find, script: from, to });
    if (!parts) return word;
    if (to === 'latin') return latinOf(parts);
    const usual = parts.length === 1 ? parts[0]?.known?.usual : undefined;
    if (usual && isUsualLanguage(language) && usual[language]) return usual[language];
    const isSpoken = parts.every(({ known }) => known?.isSpoken);
    const written = writeIndian(syllablesOf(parts), to, isSpoken);
    if (language !== 'mr') return written;
    const [known] = parts.flatMap((part) => (part.known?.isSpoken ? [part.known] : []));
    return known && isSpoken ? spokenMarathi(written, known.latin) : marathi(written);
  };
  // True if the word is an abbreviation that is written letter by letter. A known name or word in capitals is not an
  // abbreviation: RAVI, PVT.
  const isSpelled = (word: string, name: string) =>
    isAbbreviation(word, name) && !find('latin').names.has(keyIn(word, 'latin'));
  const writeName = (name: string, language: Language): string => {
    const to = scriptOfLanguage(language);
    return name.replace(WORDS, (word, offset: number) => {
      const from = scriptOf(word);
      if (from === null || from === to) return word;
      const initial = to === 'latin' && name.charAt(offset + word.length) === '.' ? capitalNamed(word) : null;
      if (initial) return initial;
      if (to !== 'latin' && from === 'latin' && isSpelled(word, name)) return writeAbbreviation(word, to);
      return writeWord(word, from, language);
    });
  };
  return (name, language) =>
    DESCRIPTION.test(name)
      ? name.replace(/[^,]+/g, (part) => (DESCRIPTION.test(part) ? part : writeName(part, language)))
      : writeName(name, language);
}
