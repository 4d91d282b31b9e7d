// Explains why the server refused a verdict: another moderator has decided first, or the server's error message.

import { CallError } from '#contracts/call-error.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWaitingText } from './waiting-text.ts';

export function useRefusalText() {
  const { t } = useTranslation(['admin-moderation', 'problems']);
  const { moment } = useWaitingText();
  return (error: unknown): string => {
    if (!(error instanceof CallError) || error.code !== 'already_decided' || !error.document)
      return problemText(t, error);
    const { verdict, by, at } = error.document;
    if (typeof verdict !== 'string' || typeof by !== 'string' || typeof at !== 'string' || at === '')
      return problemText(t, error);
    return t('admin-moderation:first', {
      name: by,
      what: t(`admin-moderation:action.${verdict}`, { defaultValue: verdict }),
      age: moment(at),
    });
  };
}
