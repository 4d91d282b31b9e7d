// Query keys of the account's own data.
import type { QueryClient } from '@tanstack/react-query';

export const accountKeys = {
  preferences: ['account', 'preferences'],
  sessions: ['account', 'sessions'],
  privacy: ['account', 'privacy'],
  consents: ['account', 'consents'],
  verification: ['account', 'verification'],
  labourDashboard: ['labour-dashboard'],
} as const;

/** Refetches the data that a moderator or a background task may have changed. */
export function refreshAccount(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: accountKeys.privacy });
  void queryClient.invalidateQueries({ queryKey: accountKeys.verification });
  void queryClient.invalidateQueries({ queryKey: ['profile'] });
}
