// Explains the next step of an application: what the worker must do, or that there is nothing to do.

import type { Application } from '#contracts/application-shapes.ts';
import { COMPLETION_DAYS } from '#contracts/periods.ts';
import type { Language } from '#contracts/values.ts';
import type { KeyAfter } from '#locales/topics/text-key.ts';
import { dayText, formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { isEnded } from './status-steps.ts';

const tones = { accepted: 'ok', completed: 'ok', shortlisted: 'ok' } as const;
const isGood = (status: string): status is keyof typeof tones => status in tones;

/** Returns the translation key of the explanation: a key under `next` in the topic `applications`. */
function wordsFor({ status, job, completion_claimed_at }: Application): KeyAfter<'applications', 'next.'> {
  if (status !== 'accepted') return status;
  if (completion_claimed_at) return 'claimed';
  return job?.start_date ? 'accepted' : 'accepted_open';
}

/**
 * Returns the start date, with the time if it is known. A date without a time is formatted as noon in India, which is
 * the same calendar day in most time zones.
 */
function startText(day: string, time: string | null, language: Language): string {
  return time ? formatDateTime(`${day}T${time}:00+05:30`, language) : dayText(`${day}T12:00:00+05:30`, language);
}

export function WhatNext({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const { language } = useLanguage();
  const { status, job, completion_claimed_at } = application;
  const day = job?.start_date ? startText(job.start_date, job.start_time, language) : '';
  const when = completion_claimed_at ? formatDateTime(completion_claimed_at, language) : '';
  const looksOn = isEnded(status) && status !== 'completed';
  return (
    <>
      <Notice tone={isGood(status) ? tones[status] : 'info'} title={t('next.title')}>
        <p>{t(`next.${wordsFor(application)}`, { day, when, days: COMPLETION_DAYS })}</p>
      </Notice>
      {looksOn && (
        <LinkButton variant="main" icon="search" to={paths.jobs}>
          {t('next.find')}
        </LinkButton>
      )}
    </>
  );
}
