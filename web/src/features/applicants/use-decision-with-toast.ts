// Sends a decision about an applicant and shows the result as a toast. If the server refuses the value in a blank of a
// prepared sentence, the error is shown at this blank in the sheet instead.

import type { Application } from '#contracts/application-shapes.ts';
import { readable } from '../../i18n/readable-names.ts';
import { reasonText } from '../../i18n/reason-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import type { SendDecision } from './decisions.ts';
import { isStale, useDecide } from './queries.ts';

/**
 * Returns the function that sends a decision. With `isQuiet`, a toast appears only after a failure, because the caller
 * shows the decision itself.
 */
export function useDecisionWithToast({ isQuiet = false } = {}) {
  const { t } = useTranslation(['applications', 'problems']);
  const showToast = useToast();
  const { mutateAsync } = useDecide();
  return async (application: Application, ...[decision, refuse]: Parameters<SendDecision>): Promise<boolean> => {
    const name = readable(application.applicant.first_name);
    try {
      const fresh = await mutateAsync({ application, decision });
      const more = t(`applications:done.${fresh.status}`, { name, defaultValue: '' });
      if (!isQuiet) showToast({ text: [t('applications:done.changed'), more].filter(Boolean).join('. ') });
    } catch (error) {
      if (refuse?.(error)) return false;
      const text = isStale(error) ? t('applications:stale') : (reasonText(t, error) ?? t('applications:done.failed'));
      showToast({ tone: 'problem', text });
    }
    return true;
  };
}
