// The administrator's own past queries, each with its outcome. A press on a query loads it into the editor.
import { memo } from 'react';
import type { RunOutcome } from '#contracts/console.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { type PastRun, useHistory } from './queries.ts';

const signs: Readonly<Record<RunOutcome, IconName>> = {
  running: 'help',
  done: 'check',
  refused: 'x-circle',
  too_long: 'hourglass',
  cancelled: 'stop',
  failed: 'alert',
};

type OnUse = (query: string) => void;

function Past({ run, onUse }: { run: PastRun; onUse: OnUse }) {
  const { t } = useTranslation('admin-sql');
  const { language } = useLanguage();
  const { query, outcome, at, row_count, ms } = run;
  return (
    <li>
      <button className="history-item" type="button" title={t('history.use')} onClick={() => onUse(query)}>
        <span className="history-item__query">{query}</span>
        <span className="history-item__about small num" data-outcome={outcome}>
          <Icon name={signs[outcome]} size={16} />
          <span>{t(`history.outcome.${outcome}`)}</span>
          <span className="soft">{formatDateTime(at, language)}</span>
          {outcome === 'done' && row_count !== null && (
            <span className="soft">{t('result.rows', counted(row_count))}</span>
          )}
          {ms !== null && <span className="soft">{t('result.time', { number: numberText(ms) })}</span>}
        </span>
      </button>
    </li>
  );
}

function Runs({ onUse }: { onUse: OnUse }) {
  const { t } = useTranslation(['admin-sql', 'problems']);
  const { data, error, refetch, isFetching } = useHistory();
  if (data?.runs.length === 0)
    return (
      <div className="history-items__none">
        <p>{t('admin-sql:history.none')}</p>
        <p className="soft small">{t('admin-sql:history.none_text')}</p>
      </div>
    );
  if (data)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, so keyboard users must be able to focus it
      <ul className="history-items" tabIndex={0} aria-label={t('admin-sql:history.title')}>
        {data.runs.map((run) => (
          <Past key={run.id} run={run} onUse={onUse} />
        ))}
      </ul>
    );
  if (error)
    return (
      <Notice tone="danger" role="alert" title={t('admin-sql:history.failed')}>
        <p>{problemText(t, error)}</p>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('common:try_again')}
        </Button>
      </Notice>
    );
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine />
        <SkeletonLine width="half" />
        <SkeletonLine />
      </div>
    </Skeleton>
  );
}

export const HistoryList = memo(function HistoryList({ onUse }: { onUse: OnUse }) {
  const { t } = useTranslation('admin-sql');
  return (
    <section className="sql-history" aria-label={t('history.title')}>
      <h2 className="sql-history__title">{t('history.title')}</h2>
      <p className="soft small">{t('history.redacted')}</p>
      <Runs onUse={onUse} />
    </section>
  );
});
