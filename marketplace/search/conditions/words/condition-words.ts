// Shape of the words by which a search or a job names a condition.
import type { SearchCondition } from '#contracts/conditions.ts';

/** Words and phrases in any script, separated by commas. */
export interface ConditionWords {
  /** A value of the parameter with the name of the kind. */
  value: string;
  /** Phrases that always mean this value. */
  sure: string;
  /** Words with other meanings too. They mean this value only beside a cue, or beside another value of the kind. */
  cued?: string;
}

export interface ConditionKind {
  name: SearchCondition['name'];
  values: readonly ConditionWords[];
  /** Words that belong to a condition of this kind if they are beside it, such as `shift` and `provided`. */
  cues: string;
  /** Further cues in a search. In a description of a job they have other meanings too. */
  searchCues?: string;
  /** True if several different words without a cue explain each other, such as `food room`. */
  isList?: boolean;
  /** The fields of a job in which these words state the condition. */
  statedIn: 'text' | 'title' | 'nothing';
}
