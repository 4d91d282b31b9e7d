// Loads the pages of wages with their style sheet, which other pages do not load.
import styles from '../features/wages/wages.css?url';
import { loadStyles } from '../kit/style/load-styles.ts';

/** Returns the page of wages when its style sheet has loaded. */
export async function loadHisaabPage() {
  const [{ HisaabPage }] = await Promise.all([import('./hisaab-page.tsx'), loadStyles(styles)]);
  return HisaabPage;
}

/** Returns the page of the wage sheet when its style sheet has loaded. */
export async function loadWageSheetPage() {
  const [{ WageSheetPage }] = await Promise.all([import('./wage-sheet-page.tsx'), loadStyles(styles)]);
  return WageSheetPage;
}
