// The words of pages that the server writes: heads for search engines, and the simple pages for slow phones.
import type { Language } from '#contracts/values.ts';
import { type ServerTexts, textsOf } from './server-texts.ts';

type Names = Readonly<Record<string, string>>;

/** The words of one language. */
export interface PageTexts {
  language: Language;
  pages: ServerTexts['pages'];
  reference: Readonly<Record<'role' | 'state' | 'job_type' | 'salary_period' | 'spoken_language', Names>>;
  /** English names of towns → their names here. */
  places: Names;
}

export function pageTexts(language: Language): PageTexts {
  const { pages, reference, places } = textsOf(language);
  return { language, pages, reference, places };
}
