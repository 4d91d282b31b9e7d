// Error notice for a failed code or registration. The children may offer a next step. Renders nothing if the user has
// cancelled the action.
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Notice } from '../kit/control/notice.tsx';
import { CancelledByUser } from './cancelled.ts';
import { failureWords } from './codes.ts';

interface FailureNoticeProps {
  what: 'send' | 'verify' | 'register';
  error: unknown;
  children?: ReactNode;
}

export function FailureNotice({ what, error, children }: FailureNoticeProps) {
  const { t } = useTranslation(['signin', 'problems']);
  if (!error || error instanceof CancelledByUser) return null;
  const { title, text } = failureWords(t, what, error);
  return (
    <Notice tone="danger" role="alert" title={title}>
      {text && <p>{text}</p>}
      {children}
    </Notice>
  );
}
