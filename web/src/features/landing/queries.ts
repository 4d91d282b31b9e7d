// What the landing page asks: the figures of the whole place, and what people say of it.
import { useQuery } from '@tanstack/react-query';
import { landingEndpoints } from '#contracts/landing.ts';
import type { Language } from '#contracts/values.ts';
import { call } from '../../http/call.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const MINUTE = 60_000;

/** How they are asked for, in the browser and on the server. */
export const figuresQuestion = { queryKey: ['public-figures'], endpoint: landingEndpoints.showPublicFigures };

export const testimonialsQuestion = (language: Language) => ({
  queryKey: ['testimonials', language],
  endpoint: landingEndpoints.listTestimonials,
  query: { language },
});

/** The figures of the whole place. */
export function useFigures() {
  const { queryKey, endpoint } = figuresQuestion;
  return useQuery({ queryKey, queryFn: ({ signal }) => call(endpoint, { signal }), staleTime: MINUTE });
}

/** What people say, in the reader's language where their words are known in it; nothing until it is there. */
export function useTestimonials() {
  const { language } = useLanguage();
  const { queryKey, endpoint, query } = testimonialsQuestion(language);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, { query, signal }),
    staleTime: 5 * MINUTE,
  });
  return data?.testimonials ?? [];
}
