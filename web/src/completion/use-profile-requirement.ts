// Blocks an action that requires a more complete profile (D14), before the call or after the server's refusal.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Shortfall, shortfallOf, useShortfall } from './completion.ts';

export interface ProfileRequirement {
  /** Content of the sheet; null while the sheet is closed. */
  shortfall: Shortfall | null;
  /** Runs the action if the profile is complete enough; otherwise opens the sheet. */
  pass: (go: () => void) => void;
  close: () => void;
}

/** `error` is the latest error of the call. Closing the sheet calls `forget`, which must reset that error. */
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
      // The cached profile was outdated, because the server refused the call.
      if (refused) void client.invalidateQueries({ queryKey: ['profile'] });
    },
  };
}
