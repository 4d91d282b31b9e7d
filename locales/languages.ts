// The eight languages by the name their readers call them, and by the codes that Intl and pages know them by.
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

/** The native name of a language. */
export function languageName(code: Language): string {
  return languageNames.find((language) => language.code === code)?.name ?? code;
}

/** The locale for Intl: it knows no Bhojpuri, which borrows Hindi's (D3). */
export function intlLocale(language: Language): string {
  return language === 'bh' ? 'hi-IN' : `${language}-IN`;
}

/** The mark of a language on a page: `bho` is what browsers call Bhojpuri (D3). */
export function pageMark(language: Language): string {
  return language === 'bh' ? 'bho' : language;
}
