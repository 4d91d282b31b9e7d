// The languages by the name their readers call them, and how whole their texts are.
import type { Language } from '#contracts/values.ts';

export const languageNames: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'ta', name: 'தமிழ்' },
  { code: 'te', name: 'తెలుగు' },
  { code: 'mr', name: 'मराठी' },
  { code: 'bn', name: 'বাংলা' },
  { code: 'ml', name: 'മലയാളം' },
  { code: 'bh', name: 'भोजपुरी' },
];

/** Languages whose texts are not whole yet: what is missing is shown in the fallback. */
export const languagesInTheMaking: ReadonlySet<Language> = new Set(['ta', 'te', 'mr', 'bn', 'ml', 'bh']);

/** The native name of a language. */
export function languageName(code: Language): string {
  return languageNames.find((language) => language.code === code)?.name ?? code;
}
