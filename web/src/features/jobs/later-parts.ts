// Lazy parts of the search that most readers do not see at first; loaded when one of them is shown.
import { lazyExtra, lazyPage } from '../../app/lazy-page.ts';
import { isDesktop } from '../../ui/desktop.ts';

const parts = () => import('./later.ts');

export const FilterForm = lazyPage(() => import('./filter-form.tsx').then((part) => part.FilterForm));
export const NothingFound = lazyPage(() => parts().then((part) => part.NothingFound));
export const SuggestList = lazyExtra(() => parts().then((part) => part.SuggestList));

/** The list of stored jobs for offline use. */
export const SeenJobs = lazyExtra(() => import('./seen-list.tsx').then((part) => part.SeenJobs));

/** On a computer the filters are visible from the start and rendered on the server, so they are preloaded. */
export async function preloadLaterParts(): Promise<void> {
  if (isDesktop()) await Promise.all([FilterForm, NothingFound].map((part) => part.preload()));
}
