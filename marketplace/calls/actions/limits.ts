// Limits of an employer's calls: how many a day, how large without verified documents, and none after repeated late
// cancellations (D79, D84).
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import { readSettings } from '../../settings/queries.ts';
import { findCallLoad } from '../limit-queries.ts';

const asked = ['calls_per_day', 'calls_per_day_unverified', 'calls_places_unverified', 'calls_pause_days'] as const;

function requireFew(positions: number, limit: number): void {
  if (positions > limit) fail('validation_failed', { errors: { positions: ['out_of_range'] } });
}

/**
 * Fails with `calls_paused`, `calls_limit`, or `validation_failed` if an unverified employer asks for too many workers.
 * Returns whether the call may ask workers of ring 3: only verified employers may.
 */
export async function checkLimits(tx: Tx, employerId: number, positions: number): Promise<{ mayBeWide: boolean }> {
  const settings = await readSettings(tx, asked);
  const load = await findCallLoad(tx, employerId, settings.calls_pause_days);
  if (load.paused_until !== null) fail('calls_paused', { until: load.paused_until, days: load.paused_days });
  const limit = load.verified ? settings.calls_per_day : settings.calls_per_day_unverified;
  if (load.posted >= limit) fail('calls_limit', { limit });
  if (!load.verified) requireFew(positions, settings.calls_places_unverified);
  return { mayBeWide: load.verified };
}

/** Fails with `validation_failed` if an unverified employer would have a call with too many places. */
export async function checkPlaces(tx: Tx, employerId: number, positions: number): Promise<void> {
  const settings = await readSettings(tx, asked);
  const { verified } = await findCallLoad(tx, employerId, settings.calls_pause_days);
  if (!verified) requireFew(positions, settings.calls_places_unverified);
}
