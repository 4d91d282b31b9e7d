// The screens of the administrators' area, as a superuser sees them.
import type { Screen } from './screen.ts';

export const screensOfAdmins: readonly Screen[] = [];
