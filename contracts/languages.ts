// Languages of the product and of work, without schemas.

/** Product codes of the eight languages; `bh` is Bhojpuri (D3). */
export const languageCodes = ['en', 'hi', 'ta', 'te', 'mr', 'bn', 'ml', 'bh'] as const;

/**
 * Returns the language for a code, the alias `bho` or a locale such as `hi-IN`; null if the product does not support
 * it.
 */
export function languageOf(text: string | null | undefined): (typeof languageCodes)[number] | null {
  const code = text?.trim().toLowerCase().split(/[-_]/)[0];
  if (code === 'bho') return 'bh';
  return languageCodes.find((known) => known === code) ?? null;
}

/** Languages spoken at work: the eight, and the other scheduled languages of large states. */
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
