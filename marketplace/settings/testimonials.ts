// What people say of the place: a setting with their words in one or several languages; answered in the reader's.
import type { Testimonial } from '#contracts/landing.ts';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import type { Deps } from '../deps.ts';
import { readSettings } from './queries.ts';

const fallbacks = (asked: Language): Language[] => [
  asked,
  ...(asked === 'bh' ? ['hi' as const] : []),
  'en',
  ...languageCodes,
];

/** In the order of the setting. */
export async function listTestimonials({ db }: Pick<Deps, 'db'>, asked: Language): Promise<Testimonial[]> {
  const { testimonials } = await readSettings(db, ['testimonials']);
  return testimonials.flatMap(({ words, ...person }) => {
    const language = fallbacks(asked).find((code) => words[code]);
    const said = language && words[language];
    return said ? [{ ...person, language, words: said }] : [];
  });
}
