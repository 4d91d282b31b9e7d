// Texts of server-rendered pages: titles and descriptions for search engines, and the plain HTML pages for slow phones,
// which use no scripts.
import type { Language } from '#contracts/values.ts';
import { type ServerTexts, textsOf } from './server-texts.ts';

type Names = Readonly<Record<string, string>>;

/** The texts for server-rendered pages in one language. */
export interface PageTexts {
  language: Language;
  conditions: ServerTexts['conditions'];
  pages: ServerTexts['pages'];
  reference: Readonly<
    Record<
      'role' | 'industry' | 'state' | 'job_type' | 'job_group' | 'salary_period' | 'pay_name' | 'spoken_language',
      Names
    >
  >;
  /** Maps English town names to their names in this language. */
  places: Names;
}

export function pageTexts(language: Language): PageTexts {
  const { conditions, pages, reference, places } = textsOf(language);
  return { language, conditions, pages, reference, places };
}
