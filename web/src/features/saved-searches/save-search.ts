// The button that saves a search, loaded lazily if there is a search.
import { lazyExtra } from '../../app/lazy-page.ts';

export const SaveSearch = lazyExtra(() => import('./save-search-button.tsx').then((part) => part.SaveSearchButton));
