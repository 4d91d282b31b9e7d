// Offers to fill the form of a new job with the employer's last job, so that posting again takes three taps.
import { useMutation } from '@tanstack/react-query';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowButton, Rows } from '../../kit/layout/rows.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { formatPay } from '../../kit/text/money.ts';
import { roleText } from '../../parts/job/job-tags.ts';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { draftOf } from './draft-body.ts';
import { fetchOwnJob } from './queries.ts';

/** Returns the values of the last job for a new job. The dates are empty, because they are usually past. */
function withoutDates(job: OwnJob): Draft {
  const { start_date, walk_in_from, walk_in_to, walk_in_place } = emptyDraft;
  return { ...draftOf(job), start_date, walk_in_from, walk_in_to, walk_in_place };
}

interface LikeLastJobProps {
  job: OwnJob;
  onFilled: (draft: Draft) => void;
}

export function LikeLastJob({ job, onFilled }: LikeLastJobProps) {
  const { t } = useTranslation(['posting', 'reference']);
  const { t: tProblem } = useTranslation();
  const { placeText } = usePlaceNames();
  const showToast = useToast();
  // Fetch the job, because jobs in the response of the list lack the phrases of their texts.
  const { mutate, isPending } = useMutation({ mutationFn: () => fetchOwnJob(job.uid) });
  // These callbacks run only while the row is shown. If the employer starts to type, the row disappears, and a late
  // response must not replace the typed words.
  const fill = () =>
    mutate(undefined, {
      onSuccess: (fresh) => onFilled(withoutDates(fresh)),
      onError: (error) => showToast({ tone: 'problem', text: problemText(tProblem, error) }),
    });
  const pay = formatPay(job.salary_amount, job.salary_period && t(`reference:salary_period.${job.salary_period}`));
  return (
    <Rows>
      <RowButton
        icon="history"
        title={t('posting:form.like_last')}
        text={
          isPending ? (
            t('common:loading')
          ) : (
            <>
              {job.role ? roleText(t, job.role) : <JobTitle of={job} />}
              {[placeText(job), pay].filter(Boolean).map((fact) => ` · ${fact}`)}
            </>
          )
        }
        onClick={() => !isPending && fill()}
      />
    </Rows>
  );
}
