// Loads the admin area: its pages and its style sheet, which no other page loads.

import { AdminPages } from './admin-pages.tsx';
import styles from './area.css?url';

/**
 * Returns the admin pages when their style sheet has loaded. If the style sheet fails to load, the pages are shown
 * without it.
 */
export function loadAdminPages(): Promise<typeof AdminPages> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  return new Promise((resolve) => {
    link.onload = () => resolve(AdminPages);
    link.onerror = () => resolve(AdminPages);
    document.head.append(link);
  });
}
