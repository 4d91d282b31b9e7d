// The status timeline of an application, as the employer sees it. Each past step has a time, and the user who took it.

import type { EmployerApplication } from '#contracts/application-shapes.ts';
import type { Language } from '#contracts/values.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import type { Translate } from '../../i18n/translate.ts';
import { feedbackSource } from '../../parts/application/feedback-source.ts';
import { isMessage, reasonCodeText, workerReason } from '../../parts/application/step-reason.ts';
import type { TimelineStep } from '../../parts/job/status-timeline.tsx';

// Adds the current status at the end if the last entry of the timeline has another status. This happens after an
// optimistic change, until the timeline is refetched.
function withNow({ timeline, status }: EmployerApplication): EmployerApplication['timeline'] {
  if (timeline.at(-1)?.status === status) return timeline;
  return [...timeline, { status, by: 'employer', feedback: null, reason: null, at: '' }];
}

/** Returns the translated steps. `t` must have loaded the translation topics `applications` and `reference`. */
export function waySteps(t: Translate, application: EmployerApplication, language: Language): TimelineStep[] {
  const { applicant } = application;
  const timeline = withNow(application);
  const last = timeline.length - 1;
  return timeline.map((step, index): TimelineStep => {
    const said = workerReason(step);
    const system = step.by === 'system' ? t('applications:way.by_system') : null;
    const more = [step.at && formatDateTime(step.at, language), system, reasonCodeText(t, step)];
    return {
      key: `${step.status} ${step.at}`,
      status: step.status,
      place: index === last ? 'now' : 'behind',
      title: t(`applications:way.${isMessage(timeline, index) ? 'message' : step.status}`, {
        name: readable(applicant.first_name),
      }),
      said: t(`applications:status_flow.${index === last ? 'now' : 'done'}`),
      more: more.filter(Boolean).join(' · '),
      ...(step.feedback && {
        quote: {
          who: t('applications:way.you_said'),
          text: step.feedback,
          ...feedbackSource(application, step.feedback),
        },
      }),
      ...(said && { quote: { who: t('applications:way.says', { name: readable(applicant.first_name) }), text: said } }),
    };
  });
}
