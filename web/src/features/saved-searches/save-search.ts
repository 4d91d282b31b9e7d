// The button that saves a search, in a separate chunk that loads when the button is rendered.
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';

export const SaveSearch = lazyExtra(() => import('./save-search-button.tsx').then((part) => part.SaveSearchButton));
