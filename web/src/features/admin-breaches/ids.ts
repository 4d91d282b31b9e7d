// Reads user ids from pasted text, separated by commas, spaces, semicolons or line breaks.
import { LISTED_PER_CALL } from '#contracts/breaches.ts';

/** Returns the distinct ids, and the first five pieces that are not ids. */
export function idsIn(text: string): { ids: number[]; bad: string[] } {
  const pieces = text.split(/[\s,;]+/).filter(Boolean);
  const isId = (piece: string) => /^#?[1-9]\d{0,14}$/.test(piece);
  const ids = [...new Set(pieces.filter(isId).map((piece) => Number(piece.replace('#', ''))))];
  return { ids, bad: pieces.filter((piece) => !isId(piece)).slice(0, 5) };
}

/**
 * Splits the ids into batches of at most `LISTED_PER_CALL`. An empty list gives one empty batch, whose request clears
 * the stored list.
 */
export function callsOf(ids: readonly number[]): number[][] {
  const calls = Math.max(1, Math.ceil(ids.length / LISTED_PER_CALL));
  return Array.from({ length: calls }, (_, at) => ids.slice(at * LISTED_PER_CALL, (at + 1) * LISTED_PER_CALL));
}
