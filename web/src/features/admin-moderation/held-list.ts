// A list whose rows do not move while a moderator reads it. New rows are not shown but counted. Rows that other
// moderators have decided stay in the list with a mark.
import { useState } from 'react';

export interface Rows<Row> {
  rows: readonly Row[];
  total: number;
}

export interface HeldList<Row> {
  /** The rows on the screen; null before the first response. */
  shown: Rows<Row> | null;
  /** The number of rows that have arrived since the shown rows were fetched. */
  fresh: number;
  /** True if another moderator has decided the row since it was fetched. */
  isRemoved(row: Row): boolean;
  /** Removes a row that this moderator has decided. */
  drop(row: Row): void;
  /** Replaces the shown rows with the rows of the newest response. */
  renew(): void;
}

/**
 * Returns the number of new rows, calculated from the totals of the shown rows and of the newest response (`now`).
 * `gone` is the number of shown rows that other moderators have decided. Pure.
 */
export function countFresh(shown: Rows<unknown>, now: Rows<unknown>, gone: number): number {
  return Math.max(0, now.total - (shown.total - gone));
}

function without<Row>({ rows, total }: Rows<Row>, dropped: ReadonlySet<string>, keyOf: (row: Row) => string) {
  const left = rows.filter((row) => !dropped.has(keyOf(row)));
  return { rows: left, total: total - (rows.length - left.length) };
}

/**
 * Shows the rows of one response until the moderator has decided all of them or `renew` is called. Rows whose keys were
 * dropped stay hidden, so `keyOf` must return a new key if the same item enters the queue again.
 */
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
