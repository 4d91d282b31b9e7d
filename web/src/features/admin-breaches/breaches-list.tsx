// The register of breaches: open deadlines first, and a button to enter a breach.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BreachRow } from '#contracts/breaches.ts';
import { type Column, DataTable } from '../../admin/data-table.tsx';
import { adminPaths } from '../../admin/paths.ts';
import { QueryView } from '../../admin/query-view.tsx';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { numberText } from '../../ui/number-text.ts';
import { Pager } from '../../ui/pager.tsx';
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
        <Link className="breach-link" to={adminPaths.breach(id)}>
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
  const columns = useColumns();
  return (
    <>
      <div className="breaches-header">
        <h1 className="breaches-title">{t('title')}</h1>
        <Button variant="main" icon="plus" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      <QueryView answer={useBreaches(page)} loading={t('loading')} failed={t('failed')} again={t('again')}>
        {({ breaches, pages }) =>
          breaches.length === 0 ? (
            <EmptyState title={t('none')}>{t('none_step')}</EmptyState>
          ) : (
            <>
              <p className="breaches-note soft small">{t('intro')}</p>
              <DataTable caption={t('title')} columns={columns} rows={breaches} keyOf={({ id }) => id} />
              <Pager
                page={page}
                pages={pages}
                label={t('pages')}
                previous={t('previous')}
                next={t('next')}
                words={t('page', { page, pages })}
                linkTo={(to) => `?page=${to}`}
              />
            </>
          )
        }
      </QueryView>
      {open && <OpenSheet onClose={() => setOpen(false)} />}
    </>
  );
}
