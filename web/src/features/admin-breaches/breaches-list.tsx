// The list of data breaches, those with open deadlines first, and a button that records a new breach.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BreachRow } from '#contracts/breaches.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { AdminList } from '../../parts/admin/admin-list.tsx';
import type { Column } from '../../parts/admin/data-table.tsx';
import { Due } from './due.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { useBreaches } from './queries.ts';

function Next({ breach }: { breach: BreachRow }) {
  const { t } = useTranslation('admin-breaches');
  const next = breach.steps.find(({ state }) => state === 'open');
  if (breach.closed_at) return t('closed');
  if (!next) return t('all_done');
  return (
    <span className="breach-next">
      {t(`step.${next.step}`)} <Due step={next} discovered_at={breach.discovered_at} />
    </span>
  );
}

function useColumns(): Column<BreachRow>[] {
  const { t } = useTranslation('admin-breaches');
  const { language } = useLanguage();
  return [
    {
      key: 'title',
      title: t('col.title'),
      main: true,
      cell: ({ id, title }) => (
        <Link className="admin-link admin-link--strong" to={adminPaths.breach(id)}>
          {title}
        </Link>
      ),
    },
    { key: 'next', title: t('col.next'), cell: (breach) => <Next breach={breach} /> },
    {
      key: 'steps',
      title: t('col.steps'),
      cell: ({ steps }) =>
        t('steps_of', { done: steps.filter(({ state }) => state !== 'open').length, all: steps.length }),
    },
    { key: 'people', title: t('col.people'), align: 'end', cell: ({ affected }) => numberText(affected) },
    { key: 'discovered', title: t('col.discovered'), cell: (breach) => formatDateTime(breach.discovered_at, language) },
  ];
}

export function BreachesList() {
  const { t } = useTranslation('admin-breaches');
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const [open, setOpen] = useState(false);
  return (
    <div className="admin-listing">
      <div className="admin-head">
        <h1 className="admin-title">{t('title')}</h1>
        <Button variant="main" icon="plus" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      <AdminList
        answer={useBreaches(page)}
        loading={t('common:loading')}
        failed={t('failed')}
        again={t('common:try_again')}
        caption={t('title')}
        columns={useColumns()}
        rowsOf={({ breaches }) => breaches}
        summary={() => t('intro')}
        none={<EmptyState title={t('none')}>{t('none_step')}</EmptyState>}
        linkTo={(to) => `?page=${to}`}
      />
      {open && <OpenSheet onClose={() => setOpen(false)} />}
    </div>
  );
}
