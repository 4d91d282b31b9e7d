// Sees from the answers of the server that the own account is suspended, and shows the page that says so. Comes with the session.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CallError } from '#contracts/call-error.ts';
import { paths } from '../app/paths.ts';

/** The page that says why. Its address is no visitor's to load. */
const SUSPENDED = '/suspended';

/** What a suspended person may read: the reason, their data, whom to complain to, and what the place promises. */
const allowed: readonly string[] = [
  SUSPENDED,
  paths.privacy,
  paths.grievance,
  paths.terms,
  paths.privacyNotice,
  paths.help,
];

const isSuspension = (error: unknown) => error instanceof CallError && error.code === 'account_suspended';

/** Shows nothing. */
export function SuspensionWatch() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAllowed = allowed.includes(pathname.replace(/(.)\/$/, '$1'));
  useEffect(() => {
    if (isAllowed) return;
    // Only what is refused now: an older refusal may be from before the account was opened again.
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
