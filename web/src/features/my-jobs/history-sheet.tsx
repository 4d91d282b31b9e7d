// The history of a job, latest first: who changed its status or content, with the values before and after.

import type { OwnJob } from '#contracts/job-shapes.ts';
import { intlLocale } from '#locales/languages.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useChangeText } from './change-text.ts';
import { type JobHistory, useJobHistory } from './queries.ts';

interface HistorySheetProps {
  job: OwnJob;
  open: boolean;
  onClose: () => void;
}

export function HistorySheet({ job, open, onClose }: HistorySheetProps) {
  const { t } = useTranslation('posting');
  return (
    <Sheet open={open} title={t('history.title')} close={t('common:close')} onClose={onClose}>
      <p className="soft">{job.title || t('mine.untitled')}</p>
      <History uid={job.uid} />
    </Sheet>
  );
}

function History({ uid }: { uid: string }) {
  const { t } = useTranslation('posting');
  const { t: tProblem } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useJobHistory(uid);
  if (isPending) {
    return (
      <Skeleton words={t('common:loading')}>
        <div className="stack">
          <SkeletonLine width="half" />
          <SkeletonLine width="most" />
          <SkeletonLine width="half" />
        </div>
      </Skeleton>
    );
  }
  if (error) {
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  if (data.length === 0) return <p>{t('history.none')}</p>;
  return (
    <ol className="job-history">
      {data.map((entry) => (
        <Entry key={`${entry.at} ${entry.to_status}`} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: JobHistory[number] }) {
  const { t } = useTranslation(['posting', 'reference']);
  const { language } = useLanguage();
  const changeWords = useChangeText();
  const moment = new Intl.DateTimeFormat(intlLocale(language), {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    numberingSystem: 'latn',
  });
  const { from_status: from, to_status: to } = entry;
  return (
    <li>
      <p className="soft small">
        <time dateTime={entry.at}>{moment.format(new Date(entry.at))}</time> · {t(`posting:history.by_${entry.by}`)}
      </p>
      {to && to !== from && (
        <p>
          {from ? `${t(`reference:job_status.${from}`)} → ` : ''}
          <b>{t(`reference:job_status.${to}`)}</b>
        </p>
      )}
      {Object.entries(entry.changes).map(([field, change]) => (
        <p key={field}>{changeWords(field, change)}</p>
      ))}
    </li>
  );
}
