// The footer, in a separate chunk, because a page can be used before the footer's code has loaded.
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';

export const Footer = lazyExtra(() => import('./footer.tsx').then((part) => part.Footer));
