// The queue of reports: open reports, and reports that a moderator has decided.
import { useState } from 'react';
import { moderationEndpoints, type ReportRow } from '#contracts/moderation.ts';
import { reportStatuses } from '#contracts/reports.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Segmented } from '../../kit/form/segmented.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { AT_A_TIME } from './queries.ts';
import { QueueList } from './queue-list.tsx';
import { ReportCard } from './report-card.tsx';
import { useDecide, useQueue } from './use-queue.ts';
import { type DecisionInput, VerdictDialog } from './verdict-dialog.tsx';

type Status = (typeof reportStatuses)[number];

const keyOf = (report: ReportRow) => report.case_number;

async function fetchReports(status: Status, signal: AbortSignal) {
  const query = { status, limit: AT_A_TIME };
  const { reports, total } = await adminCall(moderationEndpoints.listReports, { query, signal });
  return { rows: reports, total };
}

interface PendingDecision {
  report: ReportRow;
  verdict: 'uphold' | 'dismiss';
}

/** Returns what a moderator can hold or remove because of the report; null without such a target. */
function measureOf({ job, crew }: ReportRow): 'job' | 'crew' | null {
  if (job) return job.status === 'removed' ? null : 'job';
  return crew?.state === 'open' ? 'crew' : null;
}

function decideCall({ report, verdict }: PendingDecision, { reason, measure }: DecisionInput) {
  return adminCall(moderationEndpoints.decideReport, {
    params: { case_number: report.case_number },
    body: { verdict: verdict === 'uphold' ? 'upheld' : 'dismissed', measure, outcome: reason },
  });
}

function Reports({ status }: { status: Status }) {
  const queue = useQueue({
    queryKey: adminKeyOf('moderation', 'listReports', { status }),
    fetch: (signal) => fetchReports(status, signal),
    keyOf,
  });
  const { held } = queue;
  const decide = useDecide(held.drop);
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  return (
    <>
      <QueueList
        queue="reports"
        {...queue}
        card={(report) => (
          <ReportCard
            report={report}
            isRemoved={held.isRemoved(report)}
            onDecide={(verdict) => setAsked({ report, verdict })}
          />
        )}
      />
      {asked && (
        <VerdictDialog
          verdict={asked.verdict}
          reader="reporter"
          language={asked.report.reader_language}
          measureOf={asked.verdict === 'uphold' ? measureOf(asked.report) : null}
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setAsked(null)}
          onSay={(said) =>
            decide.mutate({
              row: asked.report,
              send: () => decideCall(asked, said),
              done: 'report',
              close: () => setAsked(null),
            })
          }
        />
      )}
    </>
  );
}

export function ReportQueue() {
  const { t } = useTranslation('admin-moderation');
  const [status, setStatus] = useState<Status>('open');
  return (
    <>
      <Segmented
        label={t('report.filter')}
        value={status}
        choices={reportStatuses.map((value) => ({ value, word: t(`report.${value}`) }))}
        onChoose={setStatus}
      />
      <Reports key={status} status={status} />
    </>
  );
}
