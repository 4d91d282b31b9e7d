// Spoken sentences about the worker's application: the job, its pay, the next step, and the employer's feedback.

import type { Application } from '#contracts/application-shapes.ts';
import { COMPLETION_DAYS } from '#contracts/periods.ts';
import type { Language } from '#contracts/values.ts';
import type { Translate } from '../../i18n/translate.ts';
import { employerName } from '../employer/employer-name.ts';
import { spokenDay, spokenDayOf, spokenTime } from './spoken-days.ts';
import { said, spokenPay } from './spoken-job.ts';

/** Statuses whose name is read out too, because the text of the next step does not say the status. */
const needsName = new Set(['shortlisted', 'accepted', 'cancelled']);

/** Returns the next step, with the same translations as the application's page. */
function whatNext(t: Translate, { status, job, completion_claimed_at }: Application, language: Language): string {
  if (status !== 'accepted') return t(`applications:next.${status}`);
  if (completion_claimed_at)
    return t('applications:next.claimed', {
      when: spokenDay(completion_claimed_at, language),
      days: COMPLETION_DAYS,
    });
  if (!job?.start_date) return t('applications:next.accepted_open');
  const time = job.start_time && spokenTime(job.start_time, language);
  const day = [spokenDayOf(job.start_date, language), time].filter(Boolean).join(', ');
  return t('applications:next.accepted', { day });
}

export function applicationWords(t: Translate, application: Application, language: Language): string[] {
  const { job, employer: giver, employer_feedback } = application;
  const employer = employerName(giver) || t('reference:deleted_user');
  return [
    job
      ? t('read-aloud:application.job', { title: said(t, job.reader_title?.text ?? job.title), employer })
      : t('read-aloud:application.general', { employer }),
    ...(needsName.has(application.status) ? [t(`applications:status_flow.${application.status}`)] : []),
    ...(job ? [spokenPay(t, job)] : []),
    whatNext(t, application, language),
    ...(employer_feedback ? [t('read-aloud:application.says', { text: said(t, employer_feedback) })] : []),
  ].map((line) => (/[.!?।]$/.test(line) ? line : `${line}.`));
}
