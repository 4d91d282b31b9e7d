// Who runs the place and how they are reached: what an operator has set, or what holds until somebody does.
import { useQuery } from '@tanstack/react-query';
import { type Site, siteEndpoints, siteUntilSet } from '#contracts/site.ts';
import { call } from '../http/call.ts';

/** How they are asked for, in the browser and on the server. */
export const siteQuestion = { queryKey: ['site'], endpoint: siteEndpoints.getSite };

/** The facts; never missing, and fetched once. */
export function useCompany(): Site {
  const { data } = useQuery({
    queryKey: siteQuestion.queryKey,
    queryFn: ({ signal }) => call(siteEndpoints.getSite, { signal, background: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? siteUntilSet;
}

/** What a phone dials for a number as people write it. */
export const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
