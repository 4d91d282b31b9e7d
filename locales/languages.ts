// The eight languages with their native names and their codes for Intl and HTML.
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

/** Returns the native name of a language. */
export function languageName(code: Language): string {
  return languageNames.find((language) => language.code === code)?.name ?? code;
}

/** Returns the locale for Intl. Bhojpuri gets the locale of Hindi, because Intl does not support Bhojpuri (D3). */
export function intlLocale(language: Language): string {
  return language === 'bh' ? 'hi-IN' : `${language}-IN`;
}

/** Returns the value of the HTML `lang` attribute for a language. Browsers know Bhojpuri as `bho` (D3). */
export function pageMark(language: Language): string {
  return language === 'bh' ? 'bho' : language;
}
