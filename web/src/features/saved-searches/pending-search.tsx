// Saves, after sign-in, the search that the visitor wanted to save before. Shows only a toast, and loads its code only
// if needed.
import { useEffect, useRef } from 'react';
import { useSession } from '../../session/session-context.ts';
import { hasPendingSearch } from './stored-search.ts';
import { useSaveSearchWithToast } from './use-save-search-with-toast.ts';

/** Does nothing and loads no translations without a pending search. */
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
      // Without a network, the pending search stays for the next page.
      () => {},
    );
  }, [user_type]);
  return null;
}
