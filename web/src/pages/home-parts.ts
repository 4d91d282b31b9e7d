// The lower parts of the landing page. They load separately, because they are below the part that is visible first.
import { lazyPage } from '../kit/navigation/lazy-page.ts';

const homeRest = () => import('./home-rest.tsx');
export const HomeMiddle = lazyPage(() => homeRest().then((rest) => rest.HomeMiddle));
export const HomeEnd = lazyPage(() => homeRest().then((rest) => rest.HomeEnd));
