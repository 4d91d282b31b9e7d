// Who runs the place and how they are reached: what an operator has set, or what holds until somebody does.
import { useQuery } from '@tanstack/react-query';
import type { Site } from '#contracts/site.ts';
import { siteUntilSet } from '#contracts/site-until-set.ts';
import { later } from '../http/later.ts';

/** Where their answer is kept. */
export const siteKey = ['site'];

/** The facts; never missing, and fetched once. */
export function useCompany(): Site {
  const { data } = useQuery({
    queryKey: siteKey,
    queryFn: async ({ signal }) => (await later(() => import('./company-call.ts'))).fetchCompany(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? siteUntilSet;
}

/** What a phone dials for a number as people write it. */
export const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
