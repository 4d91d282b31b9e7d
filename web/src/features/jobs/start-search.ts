// Opens the list of jobs on the reader's own search if the URL names none. The search is put into the URL, so that the
// list can be shared and its parts can be removed.
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
 * Adds `all=yes` to a URL without a search, after the reader has removed all parts of the search. Without this mark,
 * `useStartSearch` would put the reader's own search into the URL again. Returns the parameters.
 */
export function asChosen(params: URLSearchParams): URLSearchParams {
  if (isBare(params)) params.set('all', 'yes');
  return params;
}

/**
 * Calls `open` with the reader's own search if the URL contains no search. Returns true while a worker's own search is
 * not yet known. The server renders the page without this search, which is added after hydration.
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
