// Loads the page of crews with its style sheet, which other pages do not load.
import styles from '../features/crews/crews.css?url';
import { loadStyles } from '../kit/style/load-styles.ts';

/** Returns the page when its style sheet has loaded. */
export async function loadCrewsPage() {
  const [{ CrewsPage }] = await Promise.all([import('./crews-page.tsx'), loadStyles(styles)]);
  return CrewsPage;
}
