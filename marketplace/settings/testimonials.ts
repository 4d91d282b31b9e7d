// Testimonials: a setting in one or more languages, returned in the reader's language.
import type { Testimonial } from '#contracts/landing.ts';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import type { Deps } from '../deps.ts';
import { readSettings } from './queries.ts';
import type { Settings } from './settings.ts';

const fallbacks = (asked: Language): Language[] => [
  asked,
  ...(asked === 'bh' ? ['hi' as const] : []),
  'en',
  ...languageCodes,
];

type LocalizedText = Settings['testimonials'][number]['words'];

/** Returns the text in the requested language, else in the next fallback language; null if no translation exists. */
function textIn(text: LocalizedText | string, asked: Language): { language: Language; said: string } | null {
  if (typeof text === 'string') return { language: asked, said: text };
  const language = fallbacks(asked).find((code) => text[code]);
  const said = language && text[language];
  return said ? { language, said } : null;
}

/** Returns the testimonials in the order of the setting. */
export async function listTestimonials({ db }: Pick<Deps, 'db'>, asked: Language): Promise<Testimonial[]> {
  const { testimonials } = await readSettings(db, ['testimonials']);
  return testimonials.flatMap(({ words, name, about, city }) => {
    const spoken = textIn(words, asked);
    if (!spoken) return [];
    const who = (text: LocalizedText | string) => textIn(text, spoken.language)?.said ?? '';
    return [{ words: spoken.said, language: spoken.language, name: who(name), about: who(about), city: who(city) }];
  });
}
