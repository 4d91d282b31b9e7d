// The parts of the frame for signed-in users, in a separate chunk that visitors never load.
import { lazyPage } from '../../kit/navigation/lazy-page.ts';

const parts = () => import('./signed-in.tsx');

export const SignedInCompany = lazyPage(() => parts().then((part) => part.SignedInCompany));
export const SignedInBar = lazyPage(() => parts().then((part) => part.SignedInBar));
export const SideList = lazyPage(() => parts().then((part) => part.SideList));
export const BottomBar = lazyPage(() => parts().then((part) => part.BottomBar));

/** Loads the parts before the first render, so that the layout does not shift when they appear. */
export async function preloadSignedIn(): Promise<void> {
  await Promise.all([SignedInCompany, SignedInBar, SideList, BottomBar].map((part) => part.preload()));
}
