// Splits texts into pieces that fit into one call of a translator, and cleans translated text. Pure functions.

/** Matches the places at which the original may be cut, in order of preference: after a line, a sentence or a word. */
const ENDS = [/\n(?=[^\n]*$)/u, /[.!?।](?=[^.!?।]*$)/u, /\s(?=\S*$)/u];

function cutIn(text: string, max: number): number {
  const head = text.slice(0, max);
  for (const end of ENDS) {
    const place = head.search(end);
    if (place > 0) return place + 1;
  }
  // Do not cut between the two halves of a surrogate pair.
  return head.isWellFormed() ? max : max - 1;
}

/**
 * Splits a string into pieces, in order. A piece ends with a line, a sentence or, if necessary, a word. Each piece has
 * at most `max` characters, not counting trailing whitespace. A longer word is cut.
 */
export function piecesOf(text: string, max: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.trimEnd().length > max) {
    const cut = cutIn(rest, max);
    const blanks = /^\s*/u.exec(rest.slice(cut))?.[0].length ?? 0;
    pieces.push(rest.slice(0, cut + blanks));
    rest = rest.slice(cut + blanks);
  }
  return rest.trim() === '' ? pieces : [...pieces, rest];
}

/** Groups pieces into calls of at most `max` characters, in order. */
export function batchesOf<P extends { text: string }>(pieces: readonly P[], max: number): P[][] {
  const batches: P[][] = [];
  let size = max;
  for (const piece of pieces) {
    if (size + piece.text.length > max) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(piece);
    size += piece.text.length;
  }
  return batches;
}

const CONTROL_BUT_NEWLINE = /[^\P{Cc}\n\t]/gu;
/**
 * Matches invisible characters that hide text or change its direction. Does not match the zero-width joiner and
 * non-joiner, because Indian scripts need them.
 */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/**
 * A translation may have at most `LONGER` times the length of its source, plus `LONGER_BY` characters. Correct
 * translations are shorter than this, although the same text has different lengths in different scripts.
 */
const LONGER = 4;
const LONGER_BY = 60;

/**
 * Returns the translation without control and invisible characters; null if the result is empty or far longer than the
 * source.
 */
export function cleanTranslation(text: string, source: string): string | null {
  const clean = text.toWellFormed().normalize('NFC').replace(CONTROL_BUT_NEWLINE, '').replace(INVISIBLE, '').trim();
  return clean === '' || clean.length > source.length * LONGER + LONGER_BY ? null : clean;
}

/** Returns the trailing whitespace of a piece. Translators drop it, so it is appended to the translation again. */
export const blanksBehind = (piece: string) => /\s*$/u.exec(piece)?.[0] ?? '';
