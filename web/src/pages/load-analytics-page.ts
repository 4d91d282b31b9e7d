// Loads the page of an employer's statistics with its style sheet, which no other page loads.
import styles from '../features/analytics/analytics.css?url';
import { loadStyles } from '../kit/style/load-styles.ts';

/** Returns the page when its style sheet has loaded. */
export async function loadAnalyticsPage() {
  const [{ EmployerAnalyticsPage }] = await Promise.all([import('./employer-analytics-page.tsx'), loadStyles(styles)]);
  return EmployerAnalyticsPage;
}
