// After sign-in, saves the search that the visitor wanted to save before sign-in. Renders nothing except a toast, and
// loads its code only if a search is pending.
import { useEffect, useRef } from 'react';
import { useSession } from '../../session/session-context.ts';
import { hasPendingSearch } from './stored-search.ts';
import { useSaveSearchWithToast } from './use-save-search-with-toast.ts';

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
      // Without a network, the browser cannot load the module. The error is ignored: the pending search stays stored,
      // and the next page load tries again.
      () => {},
    );
  }, [user_type]);
  return null;
}
