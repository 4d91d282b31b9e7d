// The trade that a person assigned to a job ad: the first part of the ad's id, for example `mason` in `mason-en-0`.
import { isRole } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';

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

/** Returns the trade that the id names; null if it names none, as in files from other job boards. */
export function tradeOfId(id: string): RoleSlug | null {
  const name = id.split(/-(?:en|hi|mr|bn|te|ta|ml|bh)-/)[0] ?? '';
  return named[name] ?? (isRole(name) ? name : null);
}
