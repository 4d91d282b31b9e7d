// Detects from API errors that the user's account is suspended, and opens the suspension page. Loaded only if a user is
// signed in.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CallError } from '#contracts/call-error.ts';
import { paths } from '../kit/navigation/paths.ts';

/**
 * Path of the suspension page. The path is not in `paths.ts`, because visitors load that file and do not need this
 * path.
 */
const SUSPENDED = '/suspended';

/** The pages that a suspended user may open: suspension, own data, grievances, terms, privacy notice and help. */
const allowed: readonly string[] = [
  SUSPENDED,
  paths.privacy,
  paths.grievance,
  paths.terms,
  paths.privacyNotice,
  paths.help,
];

const isSuspension = (error: unknown) => error instanceof CallError && error.code === 'account_suspended';

/** Renders nothing. Redirects to the suspension page when a call fails with `account_suspended`. */
export function SuspensionWatch() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAllowed = allowed.includes(pathname.replace(/(.)\/$/, '$1'));
  useEffect(() => {
    if (isAllowed) return;
    // React only to new errors: the suspension may have ended since a cached error.
    const look = (event: { type: string; action?: object }) => {
      const { action } = event;
      if (event.type === 'updated' && action && 'error' in action && isSuspension(action.error))
        void navigate(SUSPENDED, { replace: true });
    };
    const stops = [queryClient.getQueryCache().subscribe(look), queryClient.getMutationCache().subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, navigate, isAllowed]);
  return null;
}
