// The queue of jobs that wait for review. Key A approves the focused job; key R asks for a reason and then rejects it.
import { useState } from 'react';
import type { ReviewedJob } from '#contracts/moderated-jobs.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { JobCard } from './job-card.tsx';
import { moderateJob } from './job-verbs.ts';
import { AT_A_TIME } from './queries.ts';
import { QueueList } from './queue-list.tsx';
import { useDecide, useQueue } from './use-queue.ts';
import { VerdictDialog } from './verdict-dialog.tsx';

const keyOf = ({ id, since }: ReviewedJob) => `${id} ${since}`;

async function fetchJobs(signal: AbortSignal) {
  const query = { limit: AT_A_TIME };
  const { jobs, total } = await adminCall(moderationEndpoints.listWaitingJobs, { query, signal });
  return { rows: jobs, total };
}

export function JobQueue() {
  const { t } = useTranslation('admin-moderation');
  const queue = useQueue({ queryKey: adminKeyOf('moderation', 'listWaitingJobs'), fetch: fetchJobs, keyOf });
  const { held } = queue;
  const decide = useDecide(held.drop);
  const [rejected, setRejected] = useState<ReviewedJob | null>(null);
  const approve = (job: ReviewedJob) => {
    const decision = { verb: 'approve', id: job.id, version: job.version, reason: '' } as const;
    if (!decide.isPending) decide.mutate({ row: job, send: () => moderateJob(decision), done: 'approve' });
  };
  const reject = (job: ReviewedJob, reason: string) => {
    const decision = { verb: 'reject', id: job.id, version: job.version, reason } as const;
    decide.mutate({ row: job, send: () => moderateJob(decision), done: 'reject', close: () => setRejected(null) });
  };
  return (
    <>
      <p className="soft small desktop-only">{t('keys')}</p>
      <QueueList
        queue="jobs"
        {...queue}
        keys={{ a: approve, r: setRejected }}
        card={(job) => (
          <JobCard
            job={job}
            isRemoved={held.isRemoved(job)}
            busy={decide.isPending && decide.variables.row === job && rejected === null}
            onApprove={() => approve(job)}
            onReject={() => setRejected(job)}
          />
        )}
      />
      {rejected && (
        <VerdictDialog
          verdict="reject"
          reader="employer"
          language={rejected.employer.language}
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setRejected(null)}
          onSay={({ reason }) => reject(rejected, reason)}
        />
      )}
    </>
  );
}
