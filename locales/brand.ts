// The name of the product in each script, for use in sentences. The logo and the sender name of SMS use Latin letters.
import { siteUntilSet } from '#contracts/site-until-set.ts';
import type { Language } from '#contracts/values.ts';
import { textsOf } from './server-texts.ts';
import { readableName } from './transliteration/readable-name.ts';

/**
 * Returns the name of the site in the script of the language. If an operator has set another name than the default,
 * transliterates that name.
 */
export const brandIn = (language: Language, name: string): string =>
  name === siteUntilSet.name ? textsOf(language).shell.product : readableName(name, language);
