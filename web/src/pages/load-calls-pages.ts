// Loads the pages of calls for a day with their style sheet, which other pages do not load.
import styles from '../features/calls/calls.css?url';
import stylesOfCrews from '../features/crews/crews.css?url';
import { loadStyles } from '../kit/style/load-styles.ts';

/** Returns the page when it and the style sheet have loaded. */
async function styled<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, loadStyles(styles)]);
  return loaded;
}

export const loadLabourCallsPage = () => styled(import('./calls-pages.tsx').then((pages) => pages.LabourCallsPage));
/** The page of a call also shows the worker's crew. */
export const loadLabourCallPage = async () => {
  const [page] = await Promise.all([styled(import('./calls-pages.tsx')), loadStyles(stylesOfCrews)]);
  return page.LabourCallPage;
};
export const loadMyCallsPage = () => styled(import('./calls-pages.tsx').then((pages) => pages.MyCallsPage));
export const loadMyCallPage = () => styled(import('./calls-pages.tsx').then((pages) => pages.MyCallPage));
export const loadCallLinkPage = () => styled(import('./call-link-page.tsx').then((pages) => pages.CallLinkPage));
export const loadNewCallPage = () => styled(import('./calls-pages.tsx').then((pages) => pages.NewCallPage));

/** Returns the switch of the worker's home page when its style sheet has loaded. */
export async function loadFreeTomorrow() {
  const [{ FreeTomorrow }] = await Promise.all([import('../features/calls/free-tomorrow.tsx'), loadStyles(styles)]);
  return FreeTomorrow;
}
