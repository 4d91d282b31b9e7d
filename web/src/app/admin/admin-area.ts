// Loads the admin area: its pages and its style sheet, which no other page loads.

import { loadStyles } from '../../kit/style/load-styles.ts';
import { AdminPages } from './admin-pages.tsx';
import styles from './area.css?url';

/** Returns the admin pages when their style sheet has loaded. */
export async function loadAdminPages(): Promise<typeof AdminPages> {
  await loadStyles(styles);
  return AdminPages;
}
