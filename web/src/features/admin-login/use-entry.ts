// Logging in: the call, what it keeps, and the words where it did not work.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { adminsEndpoints } from '#contracts/admins.ts';
import { CallError } from '#contracts/call-error.ts';
import { adminMeKey } from '../../admin/admin-session.tsx';
import { saveAdminToken } from '../../admin/token.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { type Credentials, enter, IncompleteLogin, type TypedStep } from './sign-in-calls.ts';

/** Refusals of the login that have their own words. */
const explained: readonly string[] = adminsEndpoints.login.problems;

/** The code of a refusal; null for any other error. */
export const refusalCode = (error: unknown): string | null => (error instanceof CallError ? error.code : null);

/** What went wrong at the door, in words. */
export function entryText(t: TFunction, error: unknown): string {
  if (error instanceof IncompleteLogin) return t(`admin-login:no_${error.lacks}`);
  return explained.includes(refusalCode(error) ?? '') ? problemText(t, error) : t('admin-login:failed');
}

interface Attempt extends Credentials, TypedStep {}

/** Once it has worked the token is kept, and the page leads on by itself. */
export function useEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ username, password, ...step }: Attempt) => enter({ username, password }, step),
    onSuccess: ({ token, admin }) => {
      queryClient.setQueryData(adminMeKey, admin);
      saveAdminToken(token);
    },
  });
}
