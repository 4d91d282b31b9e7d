// Begins a session and says in a toast when the profile could not be fetched with it.
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contracts/reference.ts';
import { problemText } from '../i18n/problem-text.ts';
import { useToast } from '../ui/toast.tsx';
import { useSession } from './session-context.ts';

/** Signs in with the token; resolves when the screens know of it. */
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
