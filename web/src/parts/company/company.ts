// Name and contact data of the company that operates the site, as set by an operator, or the defaults.
import { useQuery } from '@tanstack/react-query';
import type { Site } from '#contracts/site.ts';
import { siteUntilSet } from '#contracts/site-until-set.ts';
import { later } from '../../http/later.ts';
import { keyOf } from '../../http/query-keys.ts';

export const siteKey = keyOf('site', 'getSite');

/** Returns the company data, which is fetched once. Returns the defaults until the data has arrived. */
export function useCompany(): Site {
  const { data } = useQuery({
    queryKey: siteKey,
    queryFn: async ({ signal }) => (await later(() => import('./company-call.ts'))).fetchCompany(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? siteUntilSet;
}

/** Returns the `tel:` link for a formatted phone number. */
export const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
