// Reports the view of a job by a visitor on a page whose app has not started (D26).
import { csrfToken } from './csrf.ts';

/** The uids of the jobs whose view this page has reported. */
export const reportedViews = new Set<string>();

/** Reports to the server that a visitor has viewed an open job. Failures are ignored. */
export async function reportEarlyView(uid: string): Promise<void> {
  reportedViews.add(uid);
  try {
    const headers = { 'x-public-endpoint': 'true', 'x-csrf-token': (await csrfToken()) ?? '' };
    await fetch(`/api/v1/jobs/${uid}/view/`, { method: 'POST', headers, keepalive: true });
  } catch {
    // A view that is not counted has no consequence for the visitor.
  }
}
