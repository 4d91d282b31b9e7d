// The numbers of people in a pasted text: separated by commas, spaces, semicolons or lines.
import { LISTED_PER_CALL } from '#contracts/breaches.ts';

/** The ids, each once, and the first few pieces that are none. */
export function idsIn(text: string): { ids: number[]; bad: string[] } {
  const pieces = text.split(/[\s,;]+/).filter(Boolean);
  const isId = (piece: string) => /^#?[1-9]\d{0,14}$/.test(piece);
  const ids = [...new Set(pieces.filter(isId).map((piece) => Number(piece.replace('#', ''))))];
  return { ids, bad: pieces.filter((piece) => !isId(piece)).slice(0, 5) };
}

/** As many ids as one call carries; an empty list is one empty call. */
export function callsOf(ids: readonly number[]): number[][] {
  const calls = Math.max(1, Math.ceil(ids.length / LISTED_PER_CALL));
  return Array.from({ length: calls }, (_, at) => ids.slice(at * LISTED_PER_CALL, (at + 1) * LISTED_PER_CALL));
}
