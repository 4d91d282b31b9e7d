// Writes names of people, companies and places in the script that a reader knows. The database stores names as typed.
import type { Language } from '#contracts/values.ts';
import { capitalNamed, isAbbreviation, writeAbbreviation } from './initials.ts';
import { type FindNames, keyIn, nameFinder } from './known-names.ts';
import { type Script, scriptOf, scriptOfLanguage } from './scripts.ts';
import { type Part, readWord, syllablesOf } from './spelling.ts';
import { writeIndian } from './write-indian.ts';
import { writeLatin } from './write-latin.ts';

const WORDS = /[\p{L}\p{M}\u200c\u200d]+/gu;
const NUKTA = /\u093c/g;
const Z = /\u091c\u093c/g;

/** Returns a Devanagari word in the spelling of Marathi: jh instead of z, and no dots below letters: मिर्झा. */
const marathi = (word: string) => word.normalize('NFD').replace(Z, '\u091d').replace(NUKTA, '').normalize('NFC');
const SOUTHERN: readonly Language[] = ['ta', 'te', 'ml'];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const latinOf = (parts: readonly Part[]) =>
  capital(parts.map(({ known, syllables }) => (known ? known.latin : writeLatin(syllables).toLowerCase())).join(''));

/** Returns a function that writes a name in the script of a language. `find` returns the known names. */
export function nameWriter(find: FindNames) {
  const writeWord = (word: string, from: Script, language: Language): string => {
    const to = scriptOfLanguage(language);
    const isSouthern = SOUTHERN.includes(language);
    const parts = readWord(from === 'latin' ? word.toLowerCase() : word, { find, script: from, isSouthern });
    if (!parts) return word;
    if (to === 'latin') return latinOf(parts);
    const isSpoken = parts.every(({ known }) => known?.isSpoken);
    const written = writeIndian(syllablesOf(parts), to, isSpoken);
    return language === 'mr' ? marathi(written) : written;
  };
  // Also a known name or word in capitals is a name: RAVI, PVT.
  const isSpelled = (word: string, name: string) =>
    isAbbreviation(word, name) && !find('latin').names.has(keyIn(word, 'latin'));
  return (name: string, language: Language): string => {
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
}

/**
 * Returns the name in the script of the language. Converts each word separately. Words that are already in this script,
 * digits, punctuation, and letters of scripts that no language of the app uses stay unchanged.
 */
export const readableName = nameWriter(nameFinder());
