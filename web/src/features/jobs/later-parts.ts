// Components of the job search whose code loads only when they are shown, because most users do not see them at first.

import { isDesktop } from '../../kit/layout/desktop.ts';
import { lazyExtra, lazyPage } from '../../kit/navigation/lazy-page.ts';

const parts = () => import('./later.ts');

export const FilterForm = lazyPage(() => import('./filter-form.tsx').then((part) => part.FilterForm));
export const WiderSearch = lazyPage(() => parts().then((part) => part.WiderSearch));
export const SearchChips = lazyExtra(() => parts().then((part) => part.SearchChips));
export const PartTitle = lazyExtra(() => parts().then((part) => part.PartTitle));
export const SuggestList = lazyExtra(() => parts().then((part) => part.SuggestList));

/** The jobs that are stored in this browser for offline use. */
export const SeenJobs = lazyExtra(() => import('./seen-list.tsx').then((part) => part.SeenJobs));

/**
 * Preloads the parts that the first rendering shows on a computer. Also runs on the server, which renders these parts.
 * Does nothing on a phone.
 */
export async function preloadLaterParts(): Promise<void> {
  if (isDesktop()) await Promise.all([FilterForm, WiderSearch, SearchChips, PartTitle].map((part) => part.preload()));
}
