// Language codes of the app and of job requirements. This file does not import zod, so that a page can use the codes
// without loading the schema library.

/** Codes of the eight languages of the app; `bh` is Bhojpuri (D3). */
export const languageCodes = ['en', 'hi', 'ta', 'te', 'mr', 'bn', 'ml', 'bh'] as const;

/**
 * Returns the app language for a code, the alias `bho` or a locale such as `hi-IN`; null for an unsupported language.
 */
export function languageOf(text: string | null | undefined): (typeof languageCodes)[number] | null {
  const code = text?.trim().toLowerCase().split(/[-_]/)[0];
  if (code === 'bho') return 'bh';
  return languageCodes.find((known) => known === code) ?? null;
}

/** Languages spoken at work: the eight app languages, and other official (scheduled) languages of large states. */
export const spokenLanguages = [
  'en',
  'hi',
  'ta',
  'te',
  'mr',
  'bn',
  'ml',
  'bh',
  'kn',
  'gu',
  'pa',
  'or',
  'as',
  'ur',
] as const;
