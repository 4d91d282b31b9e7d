// What the landing page asks: the figures of the whole place, and what people say of it.
import { useQuery } from '@tanstack/react-query';
import type { Language } from '#contracts/values.ts';
import { later } from '../../http/later.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const MINUTE = 60_000;

const calls = () => later(() => import('./calls.ts'));

/** Where the answer is kept. */
export const publicStatsKey = ['public-figures'];

export const testimonialsQuestion = (language: Language) => ({
  queryKey: ['testimonials', language],
  query: { language },
});

/** The figures of the whole place. */
export function usePublicStats() {
  return useQuery({
    queryKey: publicStatsKey,
    queryFn: async ({ signal }) => (await calls()).fetchStats(signal),
    staleTime: MINUTE,
  });
}

/** What people say, in the reader's language where their words are known in it; nothing until it is there. */
export function useTestimonials() {
  const { language } = useLanguage();
  const { queryKey, query } = testimonialsQuestion(language);
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await calls()).fetchTestimonials(query, signal),
    staleTime: 5 * MINUTE,
  });
  return data?.testimonials ?? [];
}
