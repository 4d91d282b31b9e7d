// Texts cut to what one call takes and put together again, and what may be kept of a translator's answer. Pure.

/** Where a text may be cut, the best first. */
const ENDS = [/\n(?=[^\n]*$)/u, /[.!?।](?=[^.!?।]*$)/u, /\s(?=\S*$)/u];

function cutIn(text: string, max: number): number {
  const head = text.slice(0, max);
  for (const end of ENDS) {
    const place = head.search(end);
    if (place > 0) return place + 1;
  }
  // Not between the two halves of a character.
  return head.isWellFormed() ? max : max - 1;
}

/** The pieces of a text in order, each ending with a line, a sentence or a word; none has more than `most` characters, blanks behind aside. */
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

/** Packs pieces into calls of at most `most` characters, in order. */
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
/** Marks that turn or hide text; the joiners of Indian scripts stay. */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Scripts differ in length by less. */
const LONGER = 4;
const LONGER_BY = 60;

/** A translator's words as plain text; null where they are nothing, or too many for what was asked. */
export function cleanTranslation(text: string, source: string): string | null {
  const clean = text.toWellFormed().normalize('NFC').replace(CONTROL_BUT_NEWLINE, '').replace(INVISIBLE, '').trim();
  return clean === '' || clean.length > source.length * LONGER + LONGER_BY ? null : clean;
}

/** The blanks with which a piece ends: translators drop them. */
export const blanksBehind = (piece: string) => /\s*$/u.exec(piece)?.[0] ?? '';
