// The trade of a job ad by a label that does not come from the product: the first part of the ad's id, for example `mason`
// in `mason-en-0`, or the trade that was assigned by reading title and description.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRole } from '#contracts/lists.ts';
import { type RoleSlug, roleSlug } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';

/** Maps trade names in ids of ads to the name (slug) of the trade in the product, if the two differ. */
const named: Record<string, RoleSlug> = {
  ac: 'ac-technician',
  'data-entry': 'data-entry-operator',
  excavator: 'excavator-operator',
  farm: 'farm-worker',
  fisher: 'fish-farmer',
  forklift: 'forklift-operator',
  garment: 'quality-checker',
  housekeeping: 'cleaner',
  'machine-op': 'machine-operator',
  maid: 'domestic-worker',
  'office-boy': 'office-helper',
  plantation: 'plantation-worker',
  poultry: 'poultry-worker',
  printing: 'printing-operator',
  shop: 'shop-assistant',
  textile: 'textile-operator',
  tractor: 'tractor-driver',
};

/** Trades of real ads by their id; null for work of none of the trades. The ads themselves are not published. */
const assigned = z
  .record(z.string(), z.nullable(roleSlug))
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'trades-by-reading.json'), 'utf8')));

/** Returns the trade of the ad; null for work of none of the trades; undefined if the ad has no label. */
export function labelOf(id: string): RoleSlug | null | undefined {
  const name = id.split(/-(?:en|hi|mr|bn|te|ta|ml|bh)-/)[0] ?? '';
  return named[name] ?? (isRole(name) ? name : assigned[id]);
}
