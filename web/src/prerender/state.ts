// The API data of a server-rendered page. The server sends the data with the HTML, so that hydration renders the same
// content.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Language } from '#contracts/values.ts';

export interface PageState {
  language: Language;
  answers: readonly (readonly [QueryKey, unknown])[];
}

/** The id of the script element that contains the state. */
export const STATE_ID = 'page-state';

/** Returns the state that the server sent with the page; null if the server has not rendered the page. */
export function readPageState(): PageState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/**
 * Stores the data in the query cache. `updatedAt` is the time of the data in ms. The queries fetch older data again at
 * once, for example if the app starts long after the page was loaded.
 */
export function fillQueries(queryClient: QueryClient, answers: PageState['answers'], updatedAt: number): void {
  for (const [queryKey, answer] of answers) queryClient.setQueryData(queryKey, answer, { updatedAt });
}
