// Trades whose jobs a search for another trade also shows. Jobs of the kinds of the trade are among the search's own
// results; jobs of narrower and near trades are in separate groups. Pure.

import { isRole } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';

/** Trade → its kinds: more specific trades, whose jobs a search for the trade also lists. */
const kinds: Partial<Record<RoleSlug, readonly RoleSlug[]>> = {
  driver: ['truck-driver', 'auto-driver', 'bus-driver'],
  carpenter: ['furniture-maker'],
  tailor: ['sewing-operator', 'embroiderer'],
  helper: ['factory-helper', 'kitchen-helper'],
  'machine-operator': ['lathe-operator', 'plastic-operator', 'textile-operator', 'printing-operator'],
};

/**
 * Trade → trades with similar work, or with work that is often part of this trade. If a search for the trade finds few
 * jobs, it also shows jobs of these trades. The kinds of the trade are not repeated here.
 */
const narrower: Partial<Record<RoleSlug, readonly RoleSlug[]>> = {
  helper: ['road-worker'],
  loader: ['helper'],
  'factory-helper': ['helper', 'packer'],
  plasterer: ['mason'],
  tiler: ['mason'],
  'bar-bender': ['mason', 'helper'],
  'truck-driver': ['driver'],
  'auto-driver': ['driver', 'truck-driver'],
  'bus-driver': ['driver', 'truck-driver'],
  tailor: ['garment-cutter'],
  'sewing-operator': ['tailor', 'quality-checker', 'textile-operator'],
  'quality-checker': ['sewing-operator', 'tailor'],
  'furniture-maker': ['carpenter'],
  cook: ['baker', 'food-vendor'],
  'sweet-maker': ['cook'],
  cleaner: ['sweeper'],
  sweeper: ['cleaner'],
  'farm-worker': ['farmer'],
  farmer: ['farm-worker', 'plantation-worker', 'gardener'],
  'fish-farmer': ['fisher'],
  fisher: ['fish-farmer'],
  'machine-operator': ['boiler-operator'],
  electrician: ['lineman', 'solar-technician', 'motor-winder'],
  lineman: ['electrician'],
  'solar-technician': ['electrician'],
  'motor-winder': ['electrician'],
  mechanic: ['cycle-repairer'],
  beautician: ['salon'],
  caregiver: ['ward-attendant', 'nurse', 'child-carer'],
  'child-carer': ['caregiver'],
  nurse: ['ward-attendant'],
  'ward-attendant': ['caregiver', 'nurse'],
  weaver: ['textile-operator'],
  'textile-operator': ['weaver', 'spinning-operator'],
  'spinning-operator': ['textile-operator'],
};

/**
 * Trade → near trades, whose jobs a search for the trade shows only if it finds nothing else. Most workers of the trade
 * would do this work too. Relations that are good enough for a score (`related-trades.ts`) are too wide here: a
 * search for a petrol pump would find jobs in a call centre.
 */
const near: Partial<Record<RoleSlug, readonly RoleSlug[]>> = {
  mason: ['plasterer', 'tiler', 'helper'],
  helper: ['loader'],
  'domestic-worker': ['cleaner'],
  cleaner: ['domestic-worker'],
  plasterer: ['helper'],
  cook: ['sweet-maker'],
  baker: ['cook', 'sweet-maker'],
  'food-vendor': ['cook', 'shop-assistant'],
  scaffolder: ['helper'],
  'road-worker': ['helper'],
  'stone-cutter': ['miner'],
  miner: ['stone-cutter'],
  'sign-painter': ['painter'],
  upholsterer: ['furniture-maker'],
  welder: ['fitter', 'sheet-metal-worker', 'blacksmith'],
  blacksmith: ['welder'],
  'sheet-metal-worker': ['welder'],
  'electronics-technician': ['mobile-repairer', 'ac-technician'],
  'mobile-repairer': ['electronics-technician'],
  'ac-technician': ['electronics-technician', 'electrician'],
  'rickshaw-puller': ['auto-driver'],
  'tractor-driver': ['driver'],
  'cycle-repairer': ['mechanic'],
  'kitchen-helper': ['domestic-worker', 'cleaner', 'waiter'],
  waiter: ['kitchen-helper'],
  'waste-collector': ['waste-sorter', 'sweeper'],
  'waste-sorter': ['waste-collector'],
  'shop-assistant': ['cashier'],
  'store-keeper': ['packer'],
  packer: ['factory-helper', 'loader'],
  assembler: ['factory-helper', 'machine-operator'],
  'plantation-worker': ['farm-worker'],
  'data-entry-operator': ['office-clerk'],
  'office-clerk': ['data-entry-operator'],
  'food-processor': ['factory-helper', 'packer'],
  'candle-maker': ['factory-helper', 'packer'],
  'garment-cutter': ['tailor'],
  'lathe-operator': ['machine-operator'],
  'plastic-operator': ['machine-operator'],
  cashier: ['shop-assistant'],
  'field-salesman': ['shop-assistant'],
  butcher: ['shop-assistant', 'fisher'],
  roofer: ['mason', 'helper'],
  'telecom-technician': ['electrician', 'lineman'],
};

/** Returns the trades of which this trade is a kind. */
export const widerTrades = (role: RoleSlug): RoleSlug[] =>
  Object.entries(kinds).flatMap(([wider, of]) => (isRole(wider) && of.includes(role) ? [wider] : []));

/** Returns the kinds of the requested trades and their narrower trades, without the requested trades. */
export function narrowerTrades(requested: readonly RoleSlug[]): RoleSlug[] {
  return unrequested(requested, (role) => [...(kinds[role] ?? []), ...(narrower[role] ?? [])]);
}

/** Returns the near trades of the requested trades. Excludes the requested trades and their narrower trades. */
export function nearTrades(requested: readonly RoleSlug[]): RoleSlug[] {
  const known = new Set(narrowerTrades(requested));
  return unrequested(requested, (role) => near[role] ?? []).filter((role) => !known.has(role));
}

function unrequested(requested: readonly RoleSlug[], of: (role: RoleSlug) => readonly RoleSlug[]): RoleSlug[] {
  return [...new Set(requested.flatMap(of))].filter((role) => !requested.includes(role));
}
