// The button that saves a search, loaded where something is looked for.
import { lazyExtra } from '../../app/lazy-page.ts';

export const SaveSearch = lazyExtra(() => import('./save-search-button.tsx').then((part) => part.SaveSearchButton));
