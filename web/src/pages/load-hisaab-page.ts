// Loads the page of wages with its style sheet, which other pages do not load.
import styles from '../features/wages/wages.css?url';
import { loadStyles } from '../kit/style/load-styles.ts';

/** Returns the page when its style sheet has loaded. */
export async function loadHisaabPage() {
  const [{ HisaabPage }] = await Promise.all([import('./hisaab-page.tsx'), loadStyles(styles)]);
  return HisaabPage;
}
