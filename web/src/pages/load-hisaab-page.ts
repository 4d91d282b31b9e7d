// Loads the pages of wages with their style sheet, which other pages do not load.
import styles from '../features/wages/wages.css?url';
import { loadStyles } from '../kit/style/load-styles.ts';

/** Returns the page of wages when its style sheet has loaded. */
export async function loadHisaabPage() {
  const [{ HisaabPage }] = await Promise.all([import('./hisaab-page.tsx'), loadStyles(styles)]);
  return HisaabPage;
}

/** Returns the page of diaries when its style sheet has loaded. */
export async function loadDiaryPage() {
  const [{ DiaryPage }] = await Promise.all([import('./diary-page.tsx'), loadStyles(styles)]);
  return DiaryPage;
}

/** Returns the closing of a wage account when its style sheet has loaded. */
export async function loadClosingOffer() {
  const [{ ClosingOffer }] = await Promise.all([import('../features/wages/closing-offer.tsx'), loadStyles(styles)]);
  return ClosingOffer;
}

/** Returns the page of the wage sheet when its style sheet has loaded. */
export async function loadWageSheetPage() {
  const [{ WageSheetPage }] = await Promise.all([import('./wage-sheet-page.tsx'), loadStyles(styles)]);
  return WageSheetPage;
}
