// The lower parts of the landing page: their code comes by itself, for nobody needs it to begin.
import { lazyPage } from '../app/lazy-page.ts';

const homeRest = () => import('./home-rest.tsx');
export const HomeMiddle = lazyPage(() => homeRest().then((rest) => rest.HomeMiddle));
export const HomeEnd = lazyPage(() => homeRest().then((rest) => rest.HomeEnd));
