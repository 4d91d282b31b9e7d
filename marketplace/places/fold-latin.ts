// Converts different accepted spellings of a name in Latin letters to one form. Pure.

const latinFolds: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'a'],
  [/ee|ii|(?<=[^aeiou])y(?![aeiou])/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ou/g, 'au'],
  [/w/g, 'v'],
  [/iya/g, 'ia'],
  [/ph/g, 'f'],
  [/chh?/g, 'c'],
  [/(.)\1/g, '$1'],
];

/**
 * Returns a string that is equal for accepted spellings of a name in Latin letters: Suneel, Sunil; Chaudhary,
 * Choudhary.
 */
export const foldLatin = (word: string) =>
  latinFolds.reduce((text, [from, to]) => text.replace(from, to), word.toLowerCase());
