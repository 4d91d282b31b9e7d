// The languages that have a table of usual spellings of names. A table contains the spellings that the rules cannot
// derive from Devanagari.
import type { Language } from '#contracts/values.ts';

export const usualLanguages = ['bn', 'te', 'ta', 'ml', 'mr'] as const satisfies readonly Language[];
export type UsualLanguage = (typeof usualLanguages)[number];

/** Contents of the tables in the folder `usual/`, by language. */
export type UsualTables = Readonly<Partial<Record<UsualLanguage, string>>>;

export const isUsualLanguage = (language: Language): language is UsualLanguage =>
  usualLanguages.some((usual) => usual === language);

const letters: readonly (readonly [UsualLanguage, RegExp])[] = [
  ['bn', /[\u0980-\u09ff]/],
  ['ta', /[\u0b80-\u0bff]/],
  ['te', /[\u0c00-\u0c7f]/],
  ['ml', /[\u0d00-\u0d7f]/],
];

/**
 * Returns the languages whose tables are needed to write a name for a reader: the reader's language, and the languages
 * in whose scripts the name has letters.
 */
export const tablesFor = (reader: Language, name: string): UsualLanguage[] =>
  usualLanguages.filter(
    (usual) => usual === reader || letters.some(([language, letter]) => language === usual && letter.test(name)),
  );
