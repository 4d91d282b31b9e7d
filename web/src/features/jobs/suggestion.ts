// The type of a suggestion of the two search fields.
import type { RoleSlug } from '#contracts/reference.ts';
import type { SearchWords } from './search-words.ts';

export interface Suggestion {
  key: string;
  text: string;
  /** The state of a town or the city of an area. */
  note?: string | null;
  group: 'recent' | 'found' | 'popular';
  role: RoleSlug | null;
  words: Partial<SearchWords>;
  /**
   * True for a recent search: picking it starts the search. False for a popular word: picking it only fills its field.
   */
  complete: boolean;
}
