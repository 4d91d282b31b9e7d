// The whole road of one application as its worker reads it: every step taken with its day, then what is still ahead.
import type { TFunction } from 'i18next';
import type { LabourApplication } from '#contracts/applications.ts';
import { cancelReason } from '#contracts/reference.ts';
import type { Language } from '#contracts/values.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import type { TimelineStep } from '../../ui/status-timeline.tsx';
import { statusSteps } from './status-steps.ts';

// A cancellation says why by a code; who took it back may have written anything, which is no key.
function reasonText(t: TFunction, reason: string | null): string | null {
  const code = cancelReason.safeParse(reason);
  return code.success ? t(`reference:cancel_reason.${code.data}`) : reason;
}

// The socket tells the status a moment before the road behind it is fetched.
function withNow({ timeline, status }: LabourApplication): LabourApplication['timeline'] {
  if (timeline.at(-1)?.status === status) return timeline;
  return [...timeline, { status, by: 'employer', feedback: null, reason: null, at: '' }];
}

/** The steps in words; `t` knows the topics `applications` and `reference`. */
export function timelineSteps(t: TFunction, application: LabourApplication, language: Language): TimelineStep[] {
  const { status } = application;
  const timeline = withNow(application);
  const last = timeline.length - 1;
  const taken = timeline.map((step, index): TimelineStep => {
    const isNow = index === last;
    const why = reasonText(t, step.reason);
    const more = isNow && !why ? t(`applications:road.${step.status}_more`, { defaultValue: '' }) : why;
    return {
      key: `${step.status} ${step.at}`,
      status: step.status,
      place: isNow ? 'now' : 'behind',
      title: t(`applications:road.${step.status}`),
      said: t(`applications:road.${isNow ? 'now' : 'done'}`),
      more: [step.at && formatDateTime(step.at, language), more].filter(Boolean).join(' · '),
      ...(step.feedback && { quote: { who: t('applications:road.says'), text: step.feedback } }),
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
        title: t(`applications:road.${next}`),
        said: t('applications:road.ahead'),
        more: t(`applications:road.${next}_ahead`, { defaultValue: '' }),
      }),
    ),
  ];
}
