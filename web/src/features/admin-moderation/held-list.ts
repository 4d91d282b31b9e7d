// A list that stands still while it is read: what is new is counted, what others have decided is marked, and nothing moves by itself.
import { useState } from 'react';

export interface Rows<Row> {
  rows: readonly Row[];
  total: number;
}

export interface HeldList<Row> {
  /** What is on the screen; null before there is anything. */
  shown: Rows<Row> | null;
  /** How many have come since. */
  fresh: number;
  /** Whether somebody else has decided it since. */
  isRemoved(row: Row): boolean;
  /** Takes what one has decided oneself off the screen. */
  drop(row: Row): void;
  /** Shows the list as it is now. */
  renew(): void;
}

/** How many of the newest answer are not in what is shown. Pure. */
export function countFresh(shown: Rows<unknown>, now: Rows<unknown>, gone: number): number {
  return Math.max(0, now.total - (shown.total - gone));
}

function without<Row>({ rows, total }: Rows<Row>, dropped: ReadonlySet<string>, keyOf: (row: Row) => string) {
  const left = rows.filter((row) => !dropped.has(keyOf(row)));
  return { rows: left, total: total - (rows.length - left.length) };
}

/** Holds an answer until it is worked off, or the reader asks for the newest. `keyOf` changes with whatever waits anew. */
export function useHeldList<Row>(answer: Rows<Row> | null, keyOf: (row: Row) => string): HeldList<Row> {
  const [held, setHeld] = useState<Rows<Row> | null>(null);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const now = answer && without(answer, dropped, keyOf);
  const left = held && without(held, dropped, keyOf);
  const isReading = left !== null && left.rows.length > 0;
  if (now && now.rows.length > 0 && !isReading) setHeld(answer);
  const shown = isReading ? left : now;
  const there = new Set(now?.rows.map(keyOf));
  const isRemoved = (row: Row) => now !== null && !there.has(keyOf(row));
  return {
    shown,
    fresh: shown && now ? countFresh(shown, now, shown.rows.filter(isRemoved).length) : 0,
    isRemoved,
    drop: (row) => setDropped((before) => new Set([...before, keyOf(row)])),
    renew: () => setHeld(answer),
  };
}
