// The languages of the product and of work, without schemas.

/** The eight languages by the product's own codes: `bh` is Bhojpuri (D3). */
export const languageCodes = ['en', 'hi', 'ta', 'te', 'mr', 'bn', 'ml', 'bh'] as const;

/** The language a text asks for, by its code, its alias `bho` or a locale such as `hi-IN`; null where it is none of ours. */
export function languageOf(text: string | null | undefined): (typeof languageCodes)[number] | null {
  const code = text?.trim().toLowerCase().split(/[-_]/)[0];
  if (code === 'bho') return 'bh';
  return languageCodes.find((known) => known === code) ?? null;
}

/** What people at work speak: the eight and the other scheduled languages of large states. */
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
