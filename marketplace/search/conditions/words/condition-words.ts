// Types of the word lists by which a search or a job names a condition, such as night shift or food.
import type { SearchCondition } from '#contracts/conditions.ts';

/** The words for one value of a condition. Each list contains words and phrases in any script, separated by commas. */
export interface ConditionWords {
  /** The value, as the search parameter contains it: `night` of the kind `shift` is the parameter `shift=night`. */
  value: string;
  /** Phrases that always mean this value. */
  sure: string;
  /**
   * Words that also have other meanings. They mean this value only beside a cue or beside another value of the kind.
   */
  cued?: string;
}

export interface ConditionKind {
  name: SearchCondition['name'];
  values: readonly ConditionWords[];
  /** Cues, such as `shift` and `provided`: they confirm that the words beside them name a condition of this kind. */
  cues: string;
  /**
   * Further cues, which confirm a condition only in a search. In a job's description, they also have other meanings.
   */
  searchCues?: string;
  /**
   * True if words of different values also count without a cue if they occur together in a search, such as `food room`.
   */
  isList?: boolean;
  /**
   * Fields of a job in which these words state the condition. `title`: only the title. `text`: title, description and
   * requirements. `nothing`: the words state the condition in no field.
   */
  statedIn: 'text' | 'title' | 'nothing';
  /**
   * With `statedIn: 'title'`: values that may also be stated in the description, because their words have no other
   * meaning.
   */
  alsoInText?: readonly string[];
}
