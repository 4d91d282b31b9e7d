// Under which keys the account's own facts are cached.
import type { QueryClient } from '@tanstack/react-query';

export const accountKeys = {
  preferences: ['account', 'preferences'],
  sessions: ['account', 'sessions'],
  privacy: ['account', 'privacy'],
  consents: ['account', 'consents'],
  verification: ['account', 'verification'],
  labourDashboard: ['labour-dashboard'],
} as const;

/** Fetches again what a moderator or a finished task may have changed. */
export function refreshAccount(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: accountKeys.privacy });
  void queryClient.invalidateQueries({ queryKey: accountKeys.verification });
  void queryClient.invalidateQueries({ queryKey: ['profile'] });
}
