// Loads the admin area: its pages and its style sheet, which no other page loads.

import { loadStyles } from '../../kit/style/load-styles.ts';
import { preloadRoute } from '../frame/preload-route.ts';
import { AdminPages } from './admin-pages.tsx';
import styles from './area.css?url';

/** Returns the admin pages when their style sheet and the page of the URL have loaded. */
export async function loadAdminPages(): Promise<typeof AdminPages> {
  await Promise.all([loadStyles(styles), preloadRoute(AdminPages(), '/admin')]);
  return AdminPages;
}
