// The administrators' area as it is fetched: its pages, and beside them its styles, a file that nobody else loads.
import styles from '../admin/area.css?url';
import { AdminPages } from './admin-pages.tsx';

/** The pages, once their styles stand; where those do not come the pages are shown all the same. */
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
