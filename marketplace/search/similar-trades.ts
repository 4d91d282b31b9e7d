// The trades that a search of another trade also shows: kinds of the trade as its jobs, and narrower and near trades in a
// group. Pure.

import { isRole } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { relatedTo } from './related-trades.ts';

/** Trades that are kinds of another trade: a search of that trade lists their jobs with its own. */
const kinds: Partial<Record<RoleSlug, readonly RoleSlug[]>> = {
  driver: ['truck-driver', 'auto-driver', 'bus-driver', 'tractor-driver'],
  carpenter: ['furniture-maker'],
  tailor: ['sewing-operator', 'embroiderer'],
  'farm-worker': ['plantation-worker'],
  helper: ['factory-helper', 'kitchen-helper'],
  'machine-operator': ['lathe-operator', 'plastic-operator', 'textile-operator', 'printing-operator'],
};

/**
 * Further trades that are similar to another trade or often part of it, so that a search of it shows them if jobs are
 * few. Its kinds are not repeated.
 */
const narrower: Partial<Record<RoleSlug, readonly RoleSlug[]>> = {
  helper: ['loader', 'road-worker'],
  loader: ['packer', 'helper'],
  tailor: ['garment-cutter'],
  cook: ['sweet-maker', 'baker', 'food-vendor', 'kitchen-helper'],
  cleaner: ['sweeper', 'domestic-worker'],
  'farm-worker': ['farmer', 'gardener'],
  farmer: ['farm-worker', 'plantation-worker', 'gardener'],
  'machine-operator': ['boiler-operator'],
  electrician: ['lineman', 'solar-technician', 'motor-winder'],
  mechanic: ['cycle-repairer'],
  'ac-technician': ['mechanic'],
  salon: ['beautician'],
  caregiver: ['ward-attendant', 'child-carer'],
  'child-carer': ['caregiver'],
  nurse: ['ward-attendant'],
  weaver: ['textile-operator'],
  'textile-operator': ['weaver', 'spinning-operator'],
  'office-clerk': ['data-entry-operator'],
  'shop-assistant': ['cashier', 'store-keeper'],
};

/** Returns the trades of which this trade is a kind. */
export const widerTrades = (role: RoleSlug): RoleSlug[] =>
  Object.entries(kinds).flatMap(([wider, of]) => (isRole(wider) && of.includes(role) ? [wider] : []));

/** Returns the kinds of the requested trades and their narrower trades, without the requested trades. */
export function narrowerTrades(requested: readonly RoleSlug[]): RoleSlug[] {
  return unrequested(requested, (role) => [...(kinds[role] ?? []), ...(narrower[role] ?? [])]);
}

/** Returns the near trades of the requested trades, the most related first, without these and the narrower trades. */
export function nearTrades(requested: readonly RoleSlug[]): RoleSlug[] {
  const known = new Set(narrowerTrades(requested));
  return unrequested(requested, (role) => [...relatedTo(role).keys()].filter(isRole)).filter(
    (role) => !known.has(role),
  );
}

function unrequested(requested: readonly RoleSlug[], of: (role: RoleSlug) => readonly RoleSlug[]): RoleSlug[] {
  return [...new Set(requested.flatMap(of))].filter((role) => !requested.includes(role));
}
