// The lower parts of the landing page, loaded separately because the first view does not need them.
import { lazyPage } from '../kit/navigation/lazy-page.ts';

const homeRest = () => import('./home-rest.tsx');
export const HomeMiddle = lazyPage(() => homeRest().then((rest) => rest.HomeMiddle));
export const HomeEnd = lazyPage(() => homeRest().then((rest) => rest.HomeEnd));
