// Relations between trades. Two trades are related if they are in the same group of the National Classification of
// Occupations (NCO-2015), or if employers often hire the same workers for both. Pure.

import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';

/**
 * Degrees of relatedness, from 0 to 1. `SAME_UNIT`: same NCO unit group. `SAME_MINOR`: same NCO minor group.
 * `TOGETHER`: same group in the list `together` below.
 */
const SAME_UNIT = 1;
const SAME_MINOR = 0.6;
const TOGETHER = 0.6;

/** Trades of different NCO groups for which the same workers are often hired. */
const together: readonly (readonly RoleSlug[])[] = [
  ['mason', 'plasterer', 'tiler', 'helper', 'bar-bender', 'road-worker'],
  ['loader', 'packer', 'factory-helper', 'helper'],
  ['cook', 'kitchen-helper', 'waiter', 'food-vendor', 'sweet-maker', 'baker'],
  ['cleaner', 'sweeper', 'domestic-worker', 'launderer', 'office-helper'],
  ['driver', 'delivery', 'truck-driver', 'auto-driver', 'bus-driver', 'tractor-driver'],
  ['tailor', 'sewing-operator', 'garment-cutter', 'embroiderer'],
  ['electrician', 'lineman', 'ac-technician', 'solar-technician', 'motor-winder'],
  ['mechanic', 'fitter', 'cycle-repairer', 'vehicle-washer'],
  ['welder', 'fitter', 'sheet-metal-worker', 'blacksmith', 'grinder'],
  ['carpenter', 'furniture-maker', 'upholsterer'],
  ['gardener', 'farm-worker', 'farmer', 'plantation-worker'],
  ['caregiver', 'ward-attendant', 'nurse', 'child-carer', 'domestic-worker'],
  ['salon', 'beautician'],
  ['guard', 'office-helper'],
  ['shop-assistant', 'cashier', 'field-salesman', 'store-keeper'],
  ['factory-helper', 'machine-operator', 'assembler', 'packer'],
];

type Family = (typeof roles)[number];

function nearness(one: Family, other: Family): number {
  if (one.nco_family === other.nco_family) return SAME_UNIT;
  const isMinor = one.nco_family.slice(0, 3) === other.nco_family.slice(0, 3);
  const goes = together.some((group) => group.includes(one.slug) && group.includes(other.slug));
  return Math.max(isMinor ? SAME_MINOR : 0, goes ? TOGETHER : 0);
}

let table: ReadonlyMap<string, ReadonlyMap<string, number>> | undefined;

function relations(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  table ??= new Map(
    roles.map((one) => {
      const near = roles.flatMap((other): [string, number][] => {
        const how = other.slug === one.slug ? 0 : nearness(one, other);
        return how > 0 ? [[other.slug, how]] : [];
      });
      return [one.slug, new Map(near.sort(([, a], [, b]) => b - a))];
    }),
  );
  return table;
}

const none: ReadonlyMap<string, number> = new Map();

/**
 * Returns the trades related to this trade with their relatedness, the most related first. Excludes the trade itself.
 */
export const relatedTo = (role: string): ReadonlyMap<string, number> => relations().get(role) ?? none;
