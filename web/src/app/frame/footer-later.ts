// The footer, in a separate chunk: a page works without the footer's code.
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';

export const Footer = lazyExtra(() => import('./footer.tsx').then((part) => part.Footer));
