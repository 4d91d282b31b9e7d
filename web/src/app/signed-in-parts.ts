// What only whoever is signed in sees of the frame, in one file of its own: a visitor never loads it.
import { lazyPage } from './lazy-page.ts';

const parts = () => import('./signed-in.tsx');

export const SignedInCompany = lazyPage(() => parts().then((part) => part.SignedInCompany));
export const SignedInBar = lazyPage(() => parts().then((part) => part.SignedInBar));
export const SideList = lazyPage(() => parts().then((part) => part.SideList));
export const BottomBar = lazyPage(() => parts().then((part) => part.BottomBar));

/** Loads them before the first drawing, so that nothing moves when they come. */
export async function preloadSignedIn(): Promise<void> {
  await Promise.all([SignedInCompany, SignedInBar, SideList, BottomBar].map((part) => part.preload()));
}
