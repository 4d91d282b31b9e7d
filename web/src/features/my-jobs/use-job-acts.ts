// Runs actions on one of the employer's own jobs and shows the result as a toast.

import { useNavigate } from 'react-router-dom';
import { CallError } from '#contracts/call-error.ts';
import type { OwnJob } from '#contracts/job-shapes.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { intlLocale } from '#locales/languages.ts';
import { reasonText } from '../../i18n/reason-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import type { Move } from './moves.ts';
import { isStale, useCopyJob, useDeleteJob, useExtendJob, useMoveJob } from './queries.ts';

export function useJobActs(job: OwnJob) {
  const { t } = useTranslation('posting');
  const { t: tProblem } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const showToast = useToast();
  const [moving, extending, copying, deleting] = [useMoveJob(), useExtendJob(), useCopyJob(), useDeleteJob()];
  const day = new Intl.DateTimeFormat(intlLocale(language), {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    numberingSystem: 'latn',
  });
  const dayText = (instant: string) => day.format(new Date(instant));
  const failed = (what: 'status_failed' | 'save_failed') => (error: unknown) =>
    showToast({
      tone: 'problem',
      text: isStale(error) ? t('done.stale') : (reasonText(tProblem, error) ?? t(`done.${what}`)),
    });
  /**
   * Handles the server's refusal to change the status of a job. If fields of the job are invalid, such as past dates of
   * a reposted job, opens the job form, so that the employer can correct the fields. Shows any other error as a toast.
   */
  const notOpened = (error: unknown) => {
    if (!(error instanceof CallError) || error.code !== 'validation_failed') return failed('status_failed')(error);
    showToast({ tone: 'problem', text: t('done.look_through') });
    navigate(paths.editJob(job.uid));
  };
  const moved = (move: Move) => (fresh: OwnJob) =>
    showToast({ text: t(fresh.status === 'pending_review' ? 'done.held' : `done.${move}`) });
  return {
    busy: moving.isPending || extending.isPending || copying.isPending || deleting.isPending,
    dayText,
    move: ({ move, to }: { move: Move; to: JobStatus }) =>
      moving.mutate({ job, to }, { onSuccess: moved(move), onError: notOpened }),
    extend: () =>
      extending.mutate(job, {
        onSuccess: (fresh) =>
          showToast({ text: t('done.extend', { day: fresh.expires_at ? dayText(fresh.expires_at) : '' }) }),
        onError: failed('save_failed'),
      }),
    copy: () =>
      copying.mutate(job, {
        onSuccess: (fresh) => navigate(paths.editJob(fresh.uid)),
        onError: failed('save_failed'),
      }),
    remove: () =>
      deleting.mutate(job, { onSuccess: () => showToast({ text: t('done.delete') }), onError: failed('save_failed') }),
  };
}
