// The name of the product in each script, for use in sentences. The logo and the sender name of SMS use Latin letters.
import { siteUntilSet } from '#contracts/site-until-set.ts';
import type { Language } from '#contracts/values.ts';
import { readableName } from './transliteration/readable-name.ts';

const brands: Readonly<Record<Language, string>> = {
  en: siteUntilSet.name,
  hi: 'कामसेतु',
  mr: 'कामसेतू',
  bh: 'कामसेतु',
  bn: 'কামসেতু',
  te: 'కామ్‌సేతు',
  ta: 'காம்சேது',
  ml: 'കാംസേതു',
};

/** Returns the name of the site in the script of the language. An operator may have set another name. */
export const brandIn = (language: Language, name: string): string =>
  name === siteUntilSet.name ? brands[language] : readableName(name, language);
