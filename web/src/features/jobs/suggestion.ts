// The type of a suggestion of the two search fields.
import type { RoleSlug } from '#contracts/reference.ts';
import type { SearchWords } from './search-words.ts';

export interface Suggestion {
  key: string;
  text: string;
  /** For a suggested town its state, and for a suggested area its city, shown beside the name. */
  note?: string | null;
  group: 'recent' | 'found' | 'popular';
  role: RoleSlug | null;
  words: Partial<SearchWords>;
  /**
   * True for a recent search, which starts as soon as the user picks the suggestion. False for all other suggestions,
   * which only fill fields.
   */
  complete: boolean;
}
