// Queries of the landing page: public statistics and testimonials.
import { useQuery } from '@tanstack/react-query';
import type { Language } from '#contracts/values.ts';
import { later } from '../../http/later.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const MINUTE = 60_000;

const calls = () => later(() => import('./calls.ts'));

export const publicStatsKey = keyOf('landing', 'showPublicFigures');

export const testimonialsQuestion = (language: Language) => ({
  queryKey: keyOf('landing', 'listTestimonials', { language }),
  query: { language },
});

export function usePublicStats() {
  return useQuery({
    queryKey: publicStatsKey,
    queryFn: async ({ signal }) => (await calls()).fetchStats(signal),
    staleTime: MINUTE,
  });
}

/**
 * Returns the testimonials in the user's language, or untranslated if the translation is missing. The list is empty
 * until the response arrives.
 */
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
