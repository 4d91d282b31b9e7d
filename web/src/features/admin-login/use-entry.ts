// The login mutation, what it saves, and its error texts.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminsEndpoints } from '#contracts/admins.ts';
import { CallError } from '#contracts/call-error.ts';
import { adminMeKey } from '../../admin/admin-session.tsx';
import { saveAdminToken } from '../../admin/token.ts';
import { problemText } from '../../i18n/problem-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import { type Credentials, enter, IncompleteLogin, type TypedStep } from './sign-in-calls.ts';

/** Problem codes of the login that have their own translation. */
const explained: readonly string[] = adminsEndpoints.login.problems;

/** Returns the problem code; null for an error that is not a `CallError`. */
export const refusalCode = (error: unknown): string | null => (error instanceof CallError ? error.code : null);

/** Returns the translated error of a failed login. */
export function entryText(t: Translate, error: unknown): string {
  if (error instanceof IncompleteLogin) return t(`admin-login:no_${error.lacks}`);
  return explained.includes(refusalCode(error) ?? '') ? problemText(t, error) : t('admin-login:failed');
}

interface Attempt extends Credentials, TypedStep {}

/** Saves profile and token after a successful login. The sign-in page then redirects. */
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
