// Identities that wait for a moderator, longest waiting first.
import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { adminPeopleEndpoints, WaitingIdentity } from '#contracts/admin-people.ts';
import type { Answer } from '#contracts/http.ts';
import { useAdmin } from '../../admin/admin-session.tsx';
import { type Column, DataTable } from '../../admin/data-table.tsx';
import { useAdminLive } from '../../admin/live.ts';
import { adminPaths } from '../../admin/paths.ts';
import { QueryView } from '../../admin/query-view.tsx';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { numberText } from '../../ui/number-text.ts';
import { Pager } from '../../ui/pager.tsx';
import { useNames } from './names.ts';
import { identitiesKey, useIdentities } from './queries.ts';

function useColumns(): Column<WaitingIdentity>[] {
  const { t } = useTranslation(['admin-users', 'reference']);
  const { language } = useLanguage();
  const { may } = useAdmin();
  const { nameOf } = useNames();
  // Only moderators may see documents; other roles go to the page of the user.
  const pathOf = ({ id, user_id }: WaitingIdentity) =>
    may('moderate') ? adminPaths.identity(id) : adminPaths.user(user_id);
  return [
    {
      key: 'name',
      title: t('admin-users:column.name'),
      main: true,
      cell: (review) => (
        <Link className="people-link" to={pathOf(review)}>
          {nameOf(review)}
        </Link>
      ),
    },
    {
      key: 'kind',
      title: t('admin-users:column.kind'),
      cell: (review) => t(`reference:user_type.${review.user_type}`),
    },
    { key: 'identity', title: t('admin-users:column.identity'), cell: (review) => review.identity?.masked ?? '–' },
    {
      key: 'papers',
      title: t('admin-users:identities.papers'),
      cell: ({ documents }) =>
        documents.map((kind) => t(`admin-users:paper.${kind}`)).join(', ') || t('admin-users:identities.no_papers'),
    },
    {
      key: 'cause',
      title: t('admin-users:identities.cause'),
      cell: ({ cause }) => t(`admin-users:identities.cause_of.${cause}`),
    },
    {
      key: 'since',
      title: t('admin-users:identities.since'),
      cell: (review) => formatDateTime(review.submitted_at, language),
    },
  ];
}

type Waiting = Answer<typeof adminPeopleEndpoints.listIdentities>;

function Identities({ identities, total, page, pages }: Waiting) {
  const { t } = useTranslation('admin-users');
  const columns = useColumns();
  if (identities.length === 0) return <EmptyState title={t('identities.none')}>{t('identities.none_text')}</EmptyState>;
  return (
    <>
      <p className="people-count soft small" role="status">
        {t('identities.waiting', { count: total, number: numberText(total) })} {t('identities.intro')}
      </p>
      <div className="people-table">
        <DataTable caption={t('identities.caption')} columns={columns} rows={identities} keyOf={({ id }) => id} />
      </div>
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
  );
}

export function IdentitiesList() {
  const { t } = useTranslation('admin-users');
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  useAdminLive({
    onQueue: ({ queue }) => {
      if (queue === 'identities') void queryClient.invalidateQueries({ queryKey: identitiesKey });
    },
  });
  const answer = useIdentities(Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  return (
    <>
      <h1 className="people-title">{t('identities.title')}</h1>
      <QueryView answer={answer} loading={t('loading')} failed={t('identities.failed')} again={t('again')}>
        {(waiting) => <Identities {...waiting} />}
      </QueryView>
    </>
  );
}
