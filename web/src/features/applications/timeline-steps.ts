// The status timeline of one application for its worker: past steps with their dates, then future steps.

import type { LabourApplication } from '#contracts/application-shapes.ts';
import type { Language } from '#contracts/values.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import { feedbackSource } from '../../parts/application/feedback-source.ts';
import { isMessage, reasonCodeText, workerReason } from '../../parts/application/step-reason.ts';
import type { TimelineStep } from '../../parts/job/status-timeline.tsx';
import { statusSteps } from './status-steps.ts';

// Adds the current status at the end if the last entry of the timeline has another status. This happens after a push
// message, until the timeline is refetched.
function withNow({ timeline, status }: LabourApplication): LabourApplication['timeline'] {
  if (timeline.at(-1)?.status === status) return timeline;
  return [...timeline, { status, by: 'employer', feedback: null, reason: null, at: '' }];
}

/** Returns the translated steps. `t` must have loaded the translation topics `applications` and `reference`. */
export function timelineSteps(t: Translate, application: LabourApplication, language: Language): TimelineStep[] {
  const { status } = application;
  const timeline = withNow(application);
  const last = timeline.length - 1;
  const taken = timeline.map((step, index): TimelineStep => {
    const isNow = index === last;
    const said = workerReason(step);
    const why = reasonCodeText(t, step);
    const more = isNow && !why ? t(`applications:status_flow.${step.status}_more`, { defaultValue: '' }) : why;
    return {
      key: `${step.status} ${step.at}`,
      status: step.status,
      place: isNow ? 'now' : 'behind',
      title: t(`applications:status_flow.${isMessage(timeline, index) ? 'message' : step.status}`),
      said: t(`applications:status_flow.${isNow ? 'now' : 'done'}`),
      more: [step.at && formatDateTime(step.at, language), more].filter(Boolean).join(' · '),
      ...(step.feedback && {
        quote: {
          who: t('applications:status_flow.says'),
          text: step.feedback,
          ...feedbackSource(application, step.feedback),
        },
      }),
      ...(said && { quote: { who: t('applications:status_flow.you_said'), text: said } }),
    };
  });
  const ahead = statusSteps(status).filter(({ place }) => place === 'ahead');
  return [
    ...taken,
    ...ahead.map(
      ({ status: next }): TimelineStep => ({
        key: next,
        status: next,
        place: 'ahead',
        title: t(`applications:status_flow.${next}`),
        said: t('applications:status_flow.ahead'),
        more: t(`applications:status_flow.${next}_ahead`, { defaultValue: '' }),
      }),
    ),
  ];
}
