// The audit log screen: which administrator did what, when and why, and which values changed.

import { useSearchParams } from 'react-router-dom';
import type { AuditRow } from '#contracts/audit.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { AdminList } from '../../parts/admin/admin-list.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import type { Column } from '../../parts/admin/data-table.tsx';
import { AuditFilters, AuditIntegrity } from './audit-tools.tsx';
import { auditQueryOf, auditViewOf } from './audit-view.ts';
import { differencesOf } from './differences.ts';
import { useAudit } from './queries.ts';

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

export function AuditScreen() {
  const { t } = useTranslation('admin-audit');
  const { may } = useAdmin();
  const [query, setQuery] = useSearchParams();
  const view = auditViewOf(query);
  const isFiltered = Object.keys(view.filters).length > 0;
  return (
    <>
      <BackLink to={adminPaths.system}>{t('back')}</BackLink>
      <header className="audit-header">
        <h1 className="audit-header__title">{t('title')}</h1>
        <p className="soft small">{t(may('operate') ? 'lead_all' : 'lead_own')}</p>
      </header>
      <AuditFilters view={view} onChange={(next) => setQuery(auditQueryOf(next))} />
      {may('operate') && <AuditIntegrity />}
      <div className="audit">
        <AdminList
          answer={useAudit(view)}
          loading={t('common:loading')}
          failed={t('failed')}
          again={t('common:try_again')}
          caption={t('title')}
          columns={useColumns()}
          rowsOf={({ rows }) => rows}
          summary={({ total, total_capped }) =>
            total_capped ? t('more_than', { number: numberText(total) }) : t('total', counted(total))
          }
          none={<p className="audit-none soft">{t(isFiltered ? 'empty_filtered' : 'empty')}</p>}
          linkTo={(page) => `?${auditQueryOf({ ...view, page })}`}
        />
      </div>
    </>
  );
}
