// The audit log screen: which administrator did what, when and why, and what it changed.

import { useSearchParams } from 'react-router-dom';
import type { AuditRow } from '#contracts/audit.ts';
import { useAdmin } from '../../admin/admin-session.tsx';
import { type Column, DataTable } from '../../admin/data-table.tsx';
import { adminPaths } from '../../admin/paths.ts';
import { QueryView } from '../../admin/query-view.tsx';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { counted, numberText } from '../../ui/number-text.ts';
import { Pager } from '../../ui/pager.tsx';
import { AuditFilters, AuditIntegrity } from './audit-tools.tsx';
import { type AuditView, auditQueryOf, auditViewOf } from './audit-view.ts';
import { differencesOf } from './differences.ts';
import { type AuditPage, useAudit } from './queries.ts';

function Side({ kind, words }: { kind: 'before' | 'after'; words: string | null }) {
  const { t } = useTranslation('admin-audit');
  return (
    <span className="change__side" data-kind={kind}>
      <span className="visually-hidden">{t(kind)}: </span>
      {words ?? t('nothing')}
    </span>
  );
}

function Change({ before, after }: Pick<AuditRow, 'before' | 'after'>) {
  const { t } = useTranslation('admin-audit');
  const differences = differencesOf(before, after);
  if (differences.length === 0) return t('nothing');
  return (
    <ul className="change">
      {differences.map((part) => (
        <li key={part.name}>
          {part.name && <b className="change__name">{part.name}</b>}
          {part.before !== null && <Side kind="before" words={part.before} />}
          <Side kind="after" words={part.after} />
        </li>
      ))}
    </ul>
  );
}

function useColumns(): Column<AuditRow>[] {
  const { t } = useTranslation('admin-audit');
  const { language } = useLanguage();
  return [
    { key: 'what', title: t('what'), main: true, cell: ({ action }) => <code lang="zxx">{action}</code> },
    {
      key: 'at',
      title: t('at'),
      cell: ({ at, id }) => (
        <span className="num audit-moment">
          {formatDateTime(at, language)} <span className="soft small">#{id}</span>
        </span>
      ),
    },
    { key: 'who', title: t('who'), cell: ({ actor }) => actor },
    {
      key: 'target',
      title: t('target'),
      cell: ({ target_type, target_id }) => [target_type, target_id].filter(Boolean).join(' ') || t('nothing'),
    },
    { key: 'change', title: t('change'), cell: (row) => <Change before={row.before} after={row.after} /> },
    { key: 'reason', title: t('reason'), cell: ({ reason }) => reason ?? t('nothing') },
    { key: 'ip', title: t('ip'), cell: ({ ip }) => ip || t('nothing') },
  ];
}

function Rows({ rows, total, total_capped, page, pages, view }: AuditPage & { view: AuditView }) {
  const { t } = useTranslation('admin-audit');
  const columns = useColumns();
  const isFiltered = Object.keys(view.filters).length > 0;
  if (rows.length === 0) return <p className="audit-none soft">{t(isFiltered ? 'empty_filtered' : 'empty')}</p>;
  return (
    <>
      <p className="soft small" role="status">
        {total_capped ? t('more_than', { number: numberText(total) }) : t('total', counted(total))}
      </p>
      <div className="audit">
        <DataTable caption={t('title')} columns={columns} rows={rows} keyOf={({ id }) => id} />
      </div>
      <Pager
        page={page}
        pages={pages}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        words={t('page', { page, pages })}
        linkTo={(to) => `?${auditQueryOf({ ...view, page: to })}`}
      />
    </>
  );
}

export function AuditScreen() {
  const { t } = useTranslation('admin-audit');
  const { may } = useAdmin();
  const [query, setQuery] = useSearchParams();
  const view = auditViewOf(query);
  const answer = useAudit(view);
  return (
    <>
      <BackLink to={adminPaths.system}>{t('back')}</BackLink>
      <header className="audit-header">
        <h1 className="audit-header__title">{t('title')}</h1>
        <p className="soft small">{t(may('operate') ? 'lead_all' : 'lead_own')}</p>
      </header>
      <AuditFilters view={view} onChange={(next) => setQuery(auditQueryOf(next))} />
      {may('operate') && <AuditIntegrity />}
      <QueryView answer={answer} loading={t('loading')} failed={t('failed')} again={t('again')}>
        {(page) => <Rows {...page} view={view} />}
      </QueryView>
    </>
  );
}
