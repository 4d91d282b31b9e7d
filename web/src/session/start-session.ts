// Starts a session and shows a toast if the profile fetch fails.

import type { UserType } from '#contracts/reference.ts';
import { problemText } from '../i18n/problem-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useToast } from '../kit/overlay/toast.tsx';
import { useSession } from './session-context.ts';

/**
 * Returns a function that signs in with a token. The promise of this function resolves after the context has changed.
 */
export function useStartSession() {
  const { t } = useTranslation(['shell', 'problems']);
  const { signIn } = useSession();
  const showToast = useToast();
  return async (token: string, user_type: UserType) => {
    const failure = await signIn(token, user_type);
    if (failure === null) return;
    showToast({
      text: t('shell:error.profile', { type: user_type, reason: problemText(t, failure) }),
      tone: 'problem',
    });
  };
}
