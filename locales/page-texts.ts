// Texts of server-rendered pages: titles for search engines, and the simple pages for slow phones.
import type { Language } from '#contracts/values.ts';
import { type ServerTexts, textsOf } from './server-texts.ts';

type Names = Readonly<Record<string, string>>;

/** The texts of one language. */
export interface PageTexts {
  language: Language;
  pages: ServerTexts['pages'];
  reference: Readonly<Record<'role' | 'state' | 'job_type' | 'salary_period' | 'spoken_language', Names>>;
  /** English town names with their names in this language. */
  places: Names;
}

export function pageTexts(language: Language): PageTexts {
  const { pages, reference, places } = textsOf(language);
  return { language, pages, reference, places };
}
