// Loads the job and application parts of sign-in and registration, only if the visitor came from “Apply”.
import { lazyExtra, lazyPage } from '../kit/navigation/lazy-page.ts';

const load = () => import('./apply-parts.tsx');

export const ApplyHead = lazyExtra(() => load().then((part) => part.ApplyHead));
export const AppliedAtRegistration = lazyPage(() => load().then((part) => part.AppliedAtRegistration));
export const ApplyAfterSignIn = lazyPage(() => load().then((part) => part.ApplyAfterSignIn));
