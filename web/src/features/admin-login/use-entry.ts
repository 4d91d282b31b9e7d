// The login mutation, which saves the token and the profile, and the error texts of the login.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminsEndpoints } from '#contracts/admins.ts';
import { CallError } from '#contracts/call-error.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { problemText } from '../../i18n/problem-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import { saveAdminToken } from '../../parts/admin/token.ts';
import { type Credentials, enter, IncompleteLogin, type TypedStep } from './sign-in-calls.ts';

/** Problem codes of the login with a specific error text. All other errors get a general text. */
const explained: readonly string[] = adminsEndpoints.login.problems;

/** Returns the problem code; null for an error that is not a `CallError`. */
export const refusalCode = (error: unknown): string | null => (error instanceof CallError ? error.code : null);

/** Returns the translated error of a failed login. */
export function entryText(t: Translate, error: unknown): string {
  if (error instanceof IncompleteLogin) return t(`admin-login:no_${error.lacks}`);
  return explained.includes(refusalCode(error) ?? '') ? problemText(t, error) : t('admin-login:failed');
}

interface Attempt extends Credentials, TypedStep {}

/** Logs in and then saves the profile and the token. The sign-in page redirects when the token is saved. */
export function useEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ username, password, ...step }: Attempt) => enter({ username, password }, step),
    onSuccess: ({ token, admin }) => {
      queryClient.setQueryData(adminKeyOf('admins', 'me'), admin);
      saveAdminToken(token);
    },
  });
}
