// The administrators' page of one job in any status: its history and the actions that are allowed now.
import { useState } from 'react';
import type { JobVerb, ReviewedJobDetail } from '#contracts/moderated-jobs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import type { IconName } from '../../kit/icon/icon.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { JobBadge } from '../../parts/job/status-badge.tsx';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { EmployerRecord } from './employer-record.tsx';
import { Findings, HighlightedFields, ReviewedTitle } from './highlighted-fields.tsx';
import { JobFacts } from './job-card.tsx';
import { JobPast } from './job-past.tsx';
import { JobPictures } from './job-pictures.tsx';
import { moderateJob } from './job-verbs.ts';
import { useReviewedJob } from './queries.ts';
import { useDecide } from './use-queue.ts';
import { VerdictDialog } from './verdict-dialog.tsx';

const icons: Record<JobVerb, IconName> = {
  approve: 'check',
  reject: 'x',
  hold: 'pause',
  remove: 'trash',
  restore: 'undo',
};

type Reasoned = Exclude<JobVerb, 'approve'>;

function Acts({ job }: { job: ReviewedJobDetail }) {
  const { t } = useTranslation('admin-moderation');
  const decide = useDecide(() => {});
  const [asked, setAsked] = useState<Reasoned | null>(null);
  const send = (verb: JobVerb, reason: string) =>
    decide.mutate({
      row: job,
      send: () => moderateJob({ verb, id: job.id, version: job.version, reason }),
      done: verb,
      ...(verb !== 'approve' && { close: () => setAsked(null) }),
    });
  return (
    <div className="review-card__acts">
      {job.allowed.map((verb) => (
        <Button
          key={verb}
          icon={icons[verb]}
          variant={verb === 'approve' ? 'main' : 'quiet'}
          busy={verb === 'approve' && decide.isPending && asked === null}
          onClick={() => (verb === 'approve' ? send(verb, '') : setAsked(verb))}
        >
          {t(`act.${verb}`)}
        </Button>
      ))}
      {asked && (
        <VerdictDialog
          verdict={asked}
          reader={asked === 'restore' ? 'audit_log' : 'employer'}
          language={asked === 'restore' ? undefined : job.employer.language}
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setAsked(null)}
          onSay={({ reason }) => send(asked, reason)}
        />
      )}
    </div>
  );
}

function ReviewedJobContent({ job }: { job: ReviewedJobDetail }) {
  const { t } = useTranslation('admin-moderation');
  return (
    <>
      <div className="admin-job__header">
        <h1 className="review__title">
          <ReviewedTitle job={job} />
        </h1>
        <JobBadge status={job.status} />
      </div>
      <div className="card review-card">
        <JobFacts job={job} />
        <EmployerRecord employer={job.employer} />
        <HighlightedFields job={job} />
        <Findings findings={job.findings} />
        {job.review_note && (
          <MarkedWords before={t('note')} lang={job.words_lang?.review_note}>
            {job.review_note}
          </MarkedWords>
        )}
        <Acts job={job} />
      </div>
      {job.pictures && job.pictures.length > 0 && <JobPictures pictures={job.pictures} />}
      <JobPast job={job} />
    </>
  );
}

export function AdminJobDetail({ id }: { id: string }) {
  const { t } = useTranslation('admin-moderation');
  const { data, isError, isFetching, refetch } = useReviewedJob(id);
  return (
    <div className="admin-job">
      <BackLink to={adminPaths.jobs}>{t('job.back')}</BackLink>
      {data && <ReviewedJobContent job={data} />}
      {!data && isError && (
        <Failure
          heading="h1"
          title={t('failed.job')}
          again={t('common:try_again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Skeleton words={t('common:loading')}>
          <SkeletonLine shape="title" width="half" />
          <SkeletonLine shape="block" />
        </Skeleton>
      )}
    </div>
  );
}
