// Names of trades, industries and states in all languages, for lists in API responses.
import { languageCodes } from '#contracts/languages.ts';
import { textsOf } from './server-texts.ts';

const namesIn = (list: 'role' | 'industry' | 'state', key: string): Record<string, string> =>
  Object.fromEntries(
    languageCodes.map((language) => {
      const names: Readonly<Record<string, string>> = textsOf(language).reference[list];
      return [language, names[key] ?? key];
    }),
  );

/** Returns the name of a trade by language: `{ en: 'Mason', hi: 'राजमिस्त्री', … }`. */
export const namesOfRole = (slug: string) => namesIn('role', slug);

/** Returns the name of an industry by language: `{ en: 'Construction', hi: 'निर्माण', … }`. */
export const namesOfIndustry = (slug: string) => namesIn('industry', slug);

/** Returns the name of a state by language: `{ en: 'Maharashtra', hi: 'महाराष्ट्र', … }`. */
export const namesOfState = (code: string) => namesIn('state', code);
