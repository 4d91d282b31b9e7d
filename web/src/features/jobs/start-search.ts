// If the URL of the job list contains no search, puts a default search into the URL: a worker's trades and town, or the
// place for which a visitor last searched. The user can then share the URL, or remove terms of the search.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../session/session-context.ts';
import type { JobSearchState } from './search-params.ts';

/**
 * Returns true if the URL contains no search, so that the page chooses one. The parameter `lng` (the language) is
 * ignored.
 */
const isBare = (params: URLSearchParams) => [...params.keys()].every((name) => name === 'lng');

/**
 * Adds `all=yes` to the parameters if they contain no search, because the user has removed all terms. Otherwise
 * `useStartSearch` would put the default search into the URL again. Returns the parameters.
 */
export function asChosen(params: URLSearchParams): URLSearchParams {
  if (isBare(params)) params.set('all', 'yes');
  return params;
}

/**
 * Calls `open` with the default search if the URL contains no search. Returns true while a worker's default search is
 * not yet known. The server renders the page without a default search; the browser adds the search after hydration.
 */
export function useStartSearch(params: URLSearchParams, open: (start: Partial<JobSearchState>) => void): boolean {
  const { status, user_type } = useSession();
  const client = useQueryClient();
  const [isKnown, setKnown] = useState(false);
  const isWorker = user_type === 'labour';
  const isWanted = isBare(params) && (isWorker || status === 'out');
  const begin = useEffectEvent((start: Partial<JobSearchState> | null) => {
    if (start) open(start);
    else setKnown(true);
  });
  useEffect(() => {
    let isCurrent = isWanted;
    const settle = (start: Partial<JobSearchState> | null) => isCurrent && begin(start);
    if (isWanted)
      import('./own-search.ts')
        .then(({ searchOfVisitor, searchOfWorker }) => (isWorker ? searchOfWorker(client) : searchOfVisitor()))
        .then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isWorker, client]);
  return isWanted && isWorker && !isKnown;
}
