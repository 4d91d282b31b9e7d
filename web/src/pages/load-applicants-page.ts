// Loads the list of applicants with its style sheet, which no other page loads.
import styles from '../features/applicants/board.css?url';
import { loadStyles } from '../kit/style/load-styles.ts';

/** Returns the page when its style sheet has loaded. */
export async function loadApplicantsPage() {
  const [{ ApplicantsPage }] = await Promise.all([import('./applicants-page.tsx'), loadStyles(styles)]);
  return ApplicantsPage;
}
