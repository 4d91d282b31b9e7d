// Loads the pages of people with whom the user has worked, with their style sheet, which other pages do not load.
import styles from '../features/roster/roster.css?url';
import { loadStyles } from '../kit/style/load-styles.ts';

async function loadPages() {
  const [pages] = await Promise.all([import('./calls-pages.tsx'), loadStyles(styles)]);
  return pages;
}

export const loadMyPeoplePage = () => loadPages().then((pages) => pages.MyPeoplePage);
export const loadMyEmployersPage = () => loadPages().then((pages) => pages.MyEmployersPage);
