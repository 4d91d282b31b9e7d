// The words of pages that the server writes: heads for search engines, and the simple pages for slow phones.
import type { Language } from '#contracts/values.ts';
import enPages from './en/pages.json' with { type: 'json' };
import enReference from './en/reference.json' with { type: 'json' };
import hiPages from './hi/pages.json' with { type: 'json' };
import hiPlaces from './hi/places.json' with { type: 'json' };
import hiReference from './hi/reference.json' with { type: 'json' };
import { wholeLanguage } from './server-texts.ts';

type Names = Readonly<Record<string, string>>;

/** The words of one language. */
export interface PageTexts {
  language: 'en' | 'hi';
  pages: typeof enPages;
  reference: Readonly<Record<'role' | 'state' | 'job_type' | 'salary_period' | 'spoken_language', Names>>;
  /** English names of towns → their names here. */
  places: Names;
}

const whole: Record<'en' | 'hi', PageTexts> = {
  en: { language: 'en', pages: enPages, reference: enReference, places: {} },
  hi: { language: 'hi', pages: hiPages, reference: hiReference, places: hiPlaces },
};

/** The words in a language, or in the one that stands in for it. */
export const pageTexts = (language: Language): PageTexts => whole[wholeLanguage(language)];
