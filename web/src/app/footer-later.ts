// The footer, loaded separately: a page works without its script.
import { lazyExtra } from './lazy-page.ts';

export const Footer = lazyExtra(() => import('./footer.tsx').then((part) => part.Footer));
