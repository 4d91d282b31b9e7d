// What the server asked for a page, handed to the browser with it, so that the first drawing there is the same.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Language } from '#contracts/values.ts';

export interface PageState {
  language: Language;
  answers: readonly (readonly [QueryKey, unknown])[];
}

/** The id of the element that holds it. */
export const STATE_ID = 'page-state';

/** The state that came with the page; null where the page came as a bare shell. */
export function readPageState(): PageState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Puts the answers where the page looks for them; they are as fresh as the page. */
export function fillQueries(queryClient: QueryClient, answers: PageState['answers']): void {
  for (const [queryKey, answer] of answers) queryClient.setQueryData(queryKey, answer);
}
