// Sends a review to the server while the user types. The server finds unfair or unsafe wording. If the request fails,
// no findings are shown.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Finding } from '#contracts/job-shapes.ts';
import { ratingEndpoints } from '#contracts/ratings.ts';
import { call } from '../../http/call.ts';
import { localKey } from '../../http/query-keys.ts';

const PAUSE_MS = 400;

/** A finding (a rule that the review may break) and the words in question. */
export interface FlaggedWords {
  finding: Finding;
  words: string;
}

/** Returns the server's findings about the review. Leaves out findings whose words the user has removed. */
export function useReviewLint(review: string): readonly FlaggedWords[] {
  const [debounced, setDebounced] = useState(review);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(review), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [review]);
  const { data } = useQuery({
    queryKey: localKey('review-findings', { review: debounced }),
    queryFn: async ({ signal }) => {
      const { findings } = await call(ratingEndpoints.lintReview, { body: { review: debounced }, signal });
      return findings.map((finding) => ({ finding, words: debounced.slice(finding.start, finding.end) }));
    },
    enabled: debounced.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return review.trim() === '' ? [] : (data ?? []).filter(({ words }) => review.includes(words));
}
