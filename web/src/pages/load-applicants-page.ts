// Loads the list of applicants with its style sheets, which no other page loads.
import styles from '../features/applicants/board.css?url';
import bidStyles from '../features/crews/job-bids.css?url';
import { loadStyles } from '../kit/style/load-styles.ts';

/** Returns the page when its style sheets have loaded. */
export async function loadApplicantsPage() {
  const [{ ApplicantsPage }] = await Promise.all([
    import('./applicants-page.tsx'),
    loadStyles(styles),
    loadStyles(bidStyles),
  ]);
  return ApplicantsPage;
}
