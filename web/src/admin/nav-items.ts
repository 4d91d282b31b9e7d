// The places of the administrators' area, and what a role must be allowed to, to see them.
import type { Capability } from '#contracts/admin-roles.ts';
import type { IconName } from '../ui/icon.tsx';
import { adminPaths } from './paths.ts';

export interface AdminNavItem {
  to: string;
  icon: IconName;
  /** Key of the `admin-shell` topic. */
  text: string;
  capability: Capability;
}

/** In the order of the side list; one line for each page that stands. */
export const adminNavItems: readonly AdminNavItem[] = [
  { to: adminPaths.home, icon: 'layout', text: 'places.overview', capability: 'look' },
  { to: adminPaths.users, icon: 'users', text: 'places.users', capability: 'look' },
  { to: adminPaths.identities, icon: 'id-card', text: 'places.identities', capability: 'look' },
  { to: adminPaths.applications, icon: 'send', text: 'places.applications', capability: 'look' },
  { to: adminPaths.jobs, icon: 'briefcase', text: 'places.jobs', capability: 'look' },
  { to: adminPaths.reports, icon: 'flag', text: 'places.reviews', capability: 'moderate' },
  { to: adminPaths.grievances, icon: 'message', text: 'places.grievances', capability: 'moderate' },
  { to: adminPaths.breaches, icon: 'alarm', text: 'places.breaches', capability: 'handle_breaches' },
  { to: adminPaths.database, icon: 'database', text: 'places.database', capability: 'look' },
  // Others are told there why not.
  { to: adminPaths.sql, icon: 'terminal', text: 'places.sql', capability: 'look' },
  { to: adminPaths.system, icon: 'server', text: 'places.system', capability: 'look' },
  // Viewers are told there that they may not.
  { to: adminPaths.admins, icon: 'shield-check', text: 'places.admins', capability: 'look' },
  { to: adminPaths.settings, icon: 'settings', text: 'places.settings', capability: 'look' },
];
