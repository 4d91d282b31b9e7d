// Type of a group of concepts. A concept is a list of phrases with one meaning. Concepts break a rule only together, in
// any order, within one sentence.
import type { FindingCode } from '../codes.ts';

export interface Combination {
  code: FindingCode;
  /** Names of concepts that must all occur in one sentence. `a|b` means that one of these concepts is enough. */
  all: readonly string[];
  /** Names of concepts that make the combination harmless if they occur in the same sentence. */
  unless?: readonly string[];
  /** Names of concepts that make the combination harmless only in the same clauses, not beyond a comma. */
  unlessInClause?: readonly string[];
  /** Maximum distance in words between the first and the last concept of the combination; `WITHIN` by default. */
  within?: number;
}

export interface ConceptGroup {
  /** Phrases by name of the concept, one phrase per line, in all languages. `../phrases.ts` explains the syntax. */
  concepts: Readonly<Record<string, string>>;
  /**
   * Concept → other concepts. A phrase of the concept is ignored inside a phrase of these other concepts. In `then you
   * will get the job`, the worker gets a job and no money, so `will get` does not mean that the worker is paid.
   */
  voidInside?: Readonly<Record<string, readonly string[]>>;
  combinations: readonly Combination[];
}

/** Joins the words of all languages to one list, because posts mix languages. */
export const words = (...lists: string[]) => lists.join('|').replace(/\s+/g, '');

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
