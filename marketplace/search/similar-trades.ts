// Trades whose jobs a search for another trade also shows. Kinds of a trade are among its own results; narrower and
// near trades are in separate groups. Pure.

import { isRole } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { relatedTo } from './related-trades.ts';

/** Trade → its kinds: more specific trades, whose jobs a search for the trade also lists. */
const kinds: Partial<Record<RoleSlug, readonly RoleSlug[]>> = {
  driver: ['truck-driver', 'auto-driver', 'bus-driver'],
  carpenter: ['furniture-maker'],
  tailor: ['sewing-operator', 'embroiderer'],
  helper: ['factory-helper', 'kitchen-helper'],
  'machine-operator': ['lathe-operator', 'plastic-operator', 'textile-operator', 'printing-operator'],
};

/**
 * Trade → further trades that are similar to it or often part of it. If a search for the trade finds few jobs, it also
 * shows jobs of these trades. The kinds of the trade are not repeated here.
 */
const narrower: Partial<Record<RoleSlug, readonly RoleSlug[]>> = {
  helper: ['loader', 'road-worker'],
  'truck-driver': ['driver'],
  tailor: ['garment-cutter'],
  'sewing-operator': ['tailor'],
  cook: ['sweet-maker', 'baker', 'food-vendor'],
  'sweet-maker': ['cook'],
  'food-vendor': ['cook', 'waiter'],
  cleaner: ['sweeper'],
  sweeper: ['cleaner'],
  'farm-worker': ['farmer'],
  farmer: ['farm-worker', 'plantation-worker', 'gardener'],
  'machine-operator': ['boiler-operator'],
  electrician: ['lineman', 'solar-technician', 'motor-winder'],
  mechanic: ['cycle-repairer'],
  salon: ['beautician'],
  caregiver: ['ward-attendant', 'child-carer'],
  'child-carer': ['caregiver'],
  nurse: ['ward-attendant'],
  weaver: ['textile-operator'],
  'textile-operator': ['weaver', 'spinning-operator'],
  'office-clerk': ['data-entry-operator'],
};

/** Returns the trades of which this trade is a kind. */
export const widerTrades = (role: RoleSlug): RoleSlug[] =>
  Object.entries(kinds).flatMap(([wider, of]) => (isRole(wider) && of.includes(role) ? [wider] : []));

/** Returns the kinds of the requested trades and their narrower trades, without the requested trades. */
export function narrowerTrades(requested: readonly RoleSlug[]): RoleSlug[] {
  return unrequested(requested, (role) => [...(kinds[role] ?? []), ...(narrower[role] ?? [])]);
}

/**
 * Returns the trades that are related to the requested trades, the most related first. Excludes the requested trades
 * and their narrower trades.
 */
export function nearTrades(requested: readonly RoleSlug[]): RoleSlug[] {
  const known = new Set(narrowerTrades(requested));
  return unrequested(requested, (role) => [...relatedTo(role).keys()].filter(isRole)).filter(
    (role) => !known.has(role),
  );
}

function unrequested(requested: readonly RoleSlug[], of: (role: RoleSlug) => readonly RoleSlug[]): RoleSlug[] {
  return [...new Set(requested.flatMap(of))].filter((role) => !requested.includes(role));
}
