// Whether what somebody types is the start of a place's name, whatever the case, nukta, accent or dot above.

const MARKS = /[\u0300-\u036F\u093C\u09BC\u200B-\u200D\u2060\uFEFF]/g;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;

/** One form of a name for comparing. */
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

/** Whether a word of one of the names begins with what is typed; nothing typed is the start of all. */
export function startsAWord(names: readonly string[], typed: string): boolean {
  const wanted = plainName(typed);
  return names.some((name) => ` ${plainName(name)}`.includes(` ${wanted}`));
}
