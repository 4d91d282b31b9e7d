// What people look for most: the suggestions of the search before anything is typed.
import type { RoleSlug } from '#contracts/reference.ts';

/** Word keys of the `jobs` topic and the trade whose picture they carry. */
export const popularRoles: readonly { key: string; role: RoleSlug }[] = [
  { key: 'construction_worker', role: 'helper' },
  { key: 'electrician', role: 'electrician' },
  { key: 'plumber', role: 'plumber' },
  { key: 'mason', role: 'mason' },
  { key: 'painter', role: 'painter' },
  { key: 'carpenter', role: 'carpenter' },
  { key: 'labourer', role: 'loader' },
];

/** English names, as places are stored. */
export const popularPlaces = ['Delhi', 'Mumbai', 'Bengaluru', 'Chennai', 'Hyderabad', 'Kolkata', 'Pune'] as const;

export const QUICK_ROLES = 3;
export const QUICK_PLACES = 2;
export const SUGGESTIONS_AT_MOST = 5;
