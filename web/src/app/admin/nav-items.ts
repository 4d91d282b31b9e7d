// Navigation items of the admin area, with the capability that each requires.
import type { Capability } from '#contracts/admin-roles.ts';
import type { KeyOf } from '#locales/topics/text-key.ts';
import type { IconName } from '../../kit/icon/icon.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';

export interface AdminNavItem {
  to: string;
  icon: IconName;
  /** Key of the item's text in the translation topic `admin-shell`. */
  text: KeyOf<'admin-shell'>;
  capability: Capability;
}

/** The navigation items, in the order of the side navigation. */
export const adminNavItems: readonly AdminNavItem[] = [
  { to: adminPaths.home, icon: 'layout', text: 'places.overview', capability: 'look' },
  { to: adminPaths.users, icon: 'users', text: 'places.users', capability: 'look' },
  { to: adminPaths.identities, icon: 'id-card', text: 'places.identities', capability: 'look' },
  { to: adminPaths.applications, icon: 'send', text: 'places.applications', capability: 'look' },
  { to: adminPaths.jobs, icon: 'briefcase', text: 'places.jobs', capability: 'look' },
  { to: adminPaths.calls, icon: 'sun', text: 'places.calls', capability: 'look' },
  { to: adminPaths.reports, icon: 'flag', text: 'places.reviews', capability: 'moderate' },
  { to: adminPaths.grievances, icon: 'message', text: 'places.grievances', capability: 'moderate' },
  { to: adminPaths.breaches, icon: 'alarm', text: 'places.breaches', capability: 'handle_breaches' },
  { to: adminPaths.database, icon: 'database', text: 'places.database', capability: 'look' },
  // This item is listed for all roles. The page explains to roles without the SQL capability why they cannot use it.
  { to: adminPaths.sql, icon: 'terminal', text: 'places.sql', capability: 'look' },
  { to: adminPaths.system, icon: 'server', text: 'places.system', capability: 'look' },
  // This item is listed for all roles. The page says to viewers that they have no access.
  { to: adminPaths.admins, icon: 'shield-check', text: 'places.admins', capability: 'look' },
  { to: adminPaths.settings, icon: 'settings', text: 'places.settings', capability: 'look' },
];
