// After the door: saves the search that was wanted before it. Shows nothing but a toast, and fetches what it takes only where there is one.
import { useEffect, useRef } from 'react';
import { useSession } from '../../session/session-context.ts';
import { hasPendingSearch } from './stored-search.ts';
import { useSaveSearchWithToast } from './use-save-search-with-toast.ts';

/** Does nothing, and fetches no words, until there is a wish. */
export function PendingSearch() {
  const { status } = useSession();
  const has = useRef(false);
  if (status === 'in' && hasPendingSearch()) has.current = true;
  return has.current ? <Keeping /> : null;
}

function Keeping() {
  const { user_type } = useSession();
  const { keep } = useSaveSearchWithToast();
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    void import('./take-pending-search.ts').then(
      ({ takePendingSearch }) => {
        const search = takePendingSearch();
        if (search !== null && user_type === 'labour') latest.current(search);
      },
      // Without a network the wish stays for the next page.
      () => {},
    );
  }, [user_type]);
  return null;
}
