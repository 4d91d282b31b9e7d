// Verifies calls: the invariants of their rows, and that the order of a call follows from its seed (D77).
import type { Queryable } from '#platform/sql.ts';
import { findSeed, listFaults, listStoredOrder, type OrderRow } from '../check-queries.ts';
import { CREW_RING } from '../hold-queries.ts';
import { drawOf } from '../rules.ts';

/** Returns a sentence for each call that breaks an invariant; with `uid`, only for this call. */
export async function checkCalls(db: Queryable, uid: string | null = null): Promise<string[]> {
  return (await listFaults(db, uid)).map((fault) => `call ${fault.uid}: ${fault.what}`);
}

/** The values that decide the position of a worker in the order. */
export type OrderedWorker = Pick<OrderRow, 'ring' | 'free' | 'days' | 'draw'>;

/** Compares two workers as the rings order them: the ring, *free* first in ring 2, the fewest days, then the draw. */
export const compareInOrder = (one: OrderedWorker, other: OrderedWorker): number =>
  one.ring - other.ring ||
  (one.ring === 2 ? Number(other.free) - Number(one.free) : 0) ||
  one.days - other.days ||
  Buffer.compare(one.draw, other.draw);

/** Workers whom a crew has asked are not part of the order. */
const isOrdered = ({ ring }: OrderRow) => ring !== CREW_RING;

/**
 * Computes the draw and the order of a call again from its seed. Returns the number of workers in the order and the
 * differences; null for an unknown `uid`.
 */
export async function checkOrder(
  db: Queryable,
  uid: string,
): Promise<{ workers: number; faults: readonly string[] } | null> {
  const call = await findSeed(db, uid);
  if (!call) return null;
  const stored = await listStoredOrder(db, call.id);
  const drawn = stored.map((row) => ({ ...row, draw: drawOf(call.seed, row.labour_id) }));
  const wrong = stored.flatMap(({ no, draw }, at) => (drawn[at]?.draw.equals(draw) ? [] : [`no. ${no}: another draw`]));
  const computed = drawn.filter(isOrdered).sort(compareInOrder);
  const moved = stored
    .filter(isOrdered)
    .flatMap(({ no, labour_id }, at) => (computed[at]?.labour_id === labour_id ? [] : [`no. ${no}: another position`]));
  return { workers: stored.length, faults: [...wrong, ...moved] };
}
