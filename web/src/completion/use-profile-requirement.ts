// The gate before what asks for a filled profile (D14): known before the call, or told by its refusal.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Shortfall, shortfallOf, useShortfall } from './completion.ts';

export interface ProfileRequirement {
  /** What the sheet tells; null while it is closed. */
  shortfall: Shortfall | null;
  /** Does it where the profile is filled enough, and says why not where it is not. */
  pass: (go: () => void) => void;
  close: () => void;
}

/** The gate for a call whose latest error is given; closing it asks the caller to forget that error. */
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
      // The server knew better than what was cached here.
      if (refused) void client.invalidateQueries({ queryKey: ['profile'] });
    },
  };
}
