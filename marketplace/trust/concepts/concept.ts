// The type of a group of concepts: words that break a rule only together, in any order, within one sentence.
import type { FindingCode } from '../codes.ts';

export interface Combination {
  code: FindingCode;
  /** Names of concepts that must all occur in one sentence. `a|b` means that one of these concepts is enough. */
  all: readonly string[];
  /** Names of concepts that excuse the combination anywhere in its sentence. */
  unless?: readonly string[];
  /** Maximum distance in words between the first and the last concept; `WITHIN` by default. */
  within?: number;
}

export interface ConceptGroup {
  /** Phrases (see `../phrases.ts`) by the name of the concept, one per line, in all languages. */
  concepts: Readonly<Record<string, string>>;
  combinations: readonly Combination[];
}

/**
 * Matches a stem that ends in a virama (the sign that a consonant has no vowel). A suffix with a vowel replaces the
 * sign.
 */
const VIRAMA = /[\u094D\u09CD\u0BCD\u0C4D\u0D4D]\*$/;
/** Malayalam consonants without a vowel, and their form before a suffix with a vowel. */
const CHILLU: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള' };

/** Returns the stem in all forms: `பார்சல்*` also matches `பார்சலை`, `ഓർഡർ*` also matches `ഓർഡറി…`. */
function formsOf(word: string): string {
  if (!word.endsWith('*')) return word;
  if (word.length > 4 && VIRAMA.test(word)) return word.replace(VIRAMA, '*');
  const full = CHILLU[word.at(-2) ?? ''];
  return full && word.length > 4 ? `${word}|${word.slice(0, -2)}${full}*` : word;
}

/** Joins the words of all languages to one list, because posts mix languages. */
export const words = (...lists: string[]) => lists.join('|').replace(/\s+/g, '').split('|').map(formsOf).join('|');

export const lines = (...phrases: string[]) => phrases.join('\n');

/** Words for “not”, including negated auxiliary verbs. */
export const NOT = words(
  'not|never|no|nobody|dont|doesnt|wont|cannot|cant|isnt|arent|don|doesn|isn|aren|won|without|nil|zero|nothing',
  'nahi|nahin|nhi|nai|nahee|na|mat|nahi*',
  'नहीं|नही|न|ना|मत|नइखे|नाहीं|नइखीं|नाही|नाहीत|नको|नका|नये|नसेल|नसतो|नसते|नसतात|नाय',
  'না|নয়|নেই|নি|নাই|নিষেধ',
  'இல்லை|இல்ல|இல்லே|கிடையாது|வேண்டாம்|வேணாம்|கூடாது|முடியாது|மாட்டோம்|மாட்டாங்க|மாட்டார்கள்',
  'లేదు|లేవు|కాదు|వద్దు|కూడదు|కుదరదు|వీల్లేదు|ఉండదు|ఉండవు|రాదు|రావు|ఇవ్వం|ఇవ్వరు|ఇవ్వము',
  'ഇല്ല|അല്ല|വേണ്ട|പാടില്ല|പറ്റില്ല|കഴിയില്ല|സാധിക്കില്ല|അരുത്|ഇല്ലാതെ',
);
