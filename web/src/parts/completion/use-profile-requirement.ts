// Blocks an action that requires a more complete profile, either before the API call or when the server refuses the
// call (D14).
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOfContract } from '../../http/query-keys.ts';
import { type Shortfall, shortfallOf, useShortfall } from './completion.ts';

export interface ProfileRequirement {
  /** The percentage and the missing fields that the sheet shows; null while the sheet is closed. */
  shortfall: Shortfall | null;
  /** Runs the action if the profile is complete enough; otherwise opens the sheet. */
  pass: (go: () => void) => void;
  close: () => void;
}

/**
 * Guards an action such as applying for a job: shows a sheet with the missing profile fields in place of the action.
 * `error` is the latest error of the action's API call, because the server checks the profile too. `forget` is called
 * when the user closes the sheet, and must reset this error.
 */
export function useProfileRequirement(error: unknown, forget: () => void): ProfileRequirement {
  const client = useQueryClient();
  const known = useShortfall();
  const [isVisible, setShown] = useState(false);
  const refused = shortfallOf(error);
  return {
    shortfall: refused ?? (isVisible ? known : null),
    pass: (go) => (known ? setShown(true) : go()),
    close: () => {
      setShown(false);
      forget();
      // The server refused a call that the cached profile allowed. The cached profile is outdated, so refetch it.
      if (refused) void client.invalidateQueries({ queryKey: keyOfContract('people') });
    },
  };
}
