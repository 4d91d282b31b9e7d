// The footer by itself: nobody needs its program before they turn to the page.
import { lazyExtra } from './lazy-page.ts';

export const Footer = lazyExtra(() => import('./footer.tsx').then((part) => part.Footer));
