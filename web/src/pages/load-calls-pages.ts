// Loads the pages of calls for a day with their style sheet, which other pages do not load.
import styles from '../features/calls/calls.css?url';
import { loadStyles } from '../kit/style/load-styles.ts';

/** Returns all pages of calls when their style sheet has loaded. */
async function loadCallsPages() {
  const [pages] = await Promise.all([import('./calls-pages.tsx'), loadStyles(styles)]);
  return pages;
}

export const loadLabourCallsPage = async () => (await loadCallsPages()).LabourCallsPage;
export const loadLabourCallPage = async () => (await loadCallsPages()).LabourCallPage;
export const loadMyCallsPage = async () => (await loadCallsPages()).MyCallsPage;
export const loadMyCallPage = async () => (await loadCallsPages()).MyCallPage;
export const loadNewCallPage = async () => (await loadCallsPages()).NewCallPage;

/** Returns the switch of the worker's home page when its style sheet has loaded. */
export async function loadFreeTomorrow() {
  const [{ FreeTomorrow }] = await Promise.all([import('../features/calls/free-tomorrow.tsx'), loadStyles(styles)]);
  return FreeTomorrow;
}
