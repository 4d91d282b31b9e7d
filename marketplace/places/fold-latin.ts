// Converts the common spellings of an Indian name in Latin letters to one form. Pure.

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
 * Returns a string that is equal for all common spellings of a name in Latin letters. For example, `Suneel` and `Sunil`
 * give the same string, and so do `Chaudhary` and `Choudhary`.
 */
export const foldLatin = (word: string) =>
  latinFolds.reduce((text, [from, to]) => text.replace(from, to), word.toLowerCase());
