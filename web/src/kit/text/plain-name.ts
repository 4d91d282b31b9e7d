// Compares typed text with place names. Ignores case, accents, the nukta (the dot below a letter), and the difference
// between the nasal signs chandrabindu and anusvara.

const MARKS = /[\u0300-\u036F\u093C\u09BC\u200B-\u200D\u2060\uFEFF]/g;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Returns the normalised form of a name, by which names are compared. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u0901', '\u0902')
    .replace(SEPARATORS, ' ')
    .trim();
}

/** Returns whether the typed text starts a word in one of the names. Empty text matches every name. */
export function startsAWord(names: readonly string[], typed: string): boolean {
  const wanted = plainName(typed);
  return names.some((name) => ` ${plainName(name)}`.includes(` ${wanted}`));
}
