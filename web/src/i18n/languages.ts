// Which languages' texts are not whole yet: what is missing is shown in the fallback.
import type { Language } from '#contracts/values.ts';

export const languagesInTheMaking: ReadonlySet<Language> = new Set(['ta', 'te', 'mr', 'bn', 'ml', 'bh']);
