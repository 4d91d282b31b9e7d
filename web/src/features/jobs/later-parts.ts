// Parts of the job search that most readers do not see at first. Each part loads when it is shown.

import { isDesktop } from '../../kit/layout/desktop.ts';
import { lazyExtra, lazyPage } from '../../kit/navigation/lazy-page.ts';

const parts = () => import('./later.ts');

export const FilterForm = lazyPage(() => import('./filter-form.tsx').then((part) => part.FilterForm));
export const NothingFound = lazyPage(() => parts().then((part) => part.NothingFound));
export const SuggestList = lazyExtra(() => parts().then((part) => part.SuggestList));

/** The jobs that are stored in this browser for offline use. */
export const SeenJobs = lazyExtra(() => import('./seen-list.tsx').then((part) => part.SeenJobs));

/** Preloads the filters and the empty state on a computer and on the server: the filters are visible there at once. */
export async function preloadLaterParts(): Promise<void> {
  if (isDesktop()) await Promise.all([FilterForm, NothingFound].map((part) => part.preload()));
}
