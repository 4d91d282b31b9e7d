// The list of found users with masked phone numbers: a table on a computer, cards on a phone.

import { Link, useSearchParams } from 'react-router-dom';
import type { adminPeopleEndpoints } from '#contracts/admin-people.ts';
import { type ListedUser, PEOPLE_COUNTED } from '#contracts/admin-people.ts';
import type { Answer } from '#contracts/http.ts';
import { type Column, DataTable } from '../../admin/data-table.tsx';
import { adminPaths } from '../../admin/paths.ts';
import { QueryView } from '../../admin/query-view.tsx';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { numberText } from '../../ui/number-text.ts';
import { Pager } from '../../ui/pager.tsx';
import { AccountStatusBadge, IdentityBadge } from './badges.tsx';
import { useNames } from './names.ts';
import { useUsers } from './queries.ts';
import { UsersTools } from './users-tools.tsx';
import { queryOf, type UsersView, viewOf } from './users-view.ts';

function useColumns(): Column<ListedUser>[] {
  const { t } = useTranslation(['admin-users', 'reference']);
  const { language } = useLanguage();
  const { nameOf, placeOf } = useNames();
  return [
    {
      key: 'name',
      title: t('admin-users:column.name'),
      main: true,
      cell: (user) => (
        <>
          <Link className="people-link" to={adminPaths.user(user.id)}>
            {nameOf(user)}
          </Link>
          <span className="soft small"> #{user.id}</span>
        </>
      ),
    },
    {
      key: 'kind',
      title: t('admin-users:column.kind'),
      cell: (user) => <span className="people-word">{t(`reference:user_type.${user.user_type}`)}</span>,
    },
    {
      key: 'phone',
      title: t('admin-users:column.phone'),
      cell: (user) => <span className="people-word">{user.phone_masked ?? '–'}</span>,
    },
    { key: 'place', title: t('admin-users:column.place'), cell: (user) => placeOf(user) || '–' },
    {
      key: 'status',
      title: t('admin-users:column.status'),
      cell: (user) => <AccountStatusBadge status={user.status} />,
    },
    {
      key: 'identity',
      title: t('admin-users:column.identity'),
      cell: (user) => <IdentityBadge status={user.identity_status} />,
    },
    {
      key: 'since',
      title: t('admin-users:column.since'),
      cell: (user) => <span className="people-word">{dayText(user.created_at, language)}</span>,
    },
  ];
}

type UsersAnswer = Answer<typeof adminPeopleEndpoints.listUsers>;

function Users({ users, total, pages, page, view }: UsersAnswer & { view: UsersView }) {
  const { t } = useTranslation('admin-users');
  const columns = useColumns();
  if (users.length === 0) return <EmptyState title={t('none')}>{t('none_text')}</EmptyState>;
  const number = numberText(Math.min(total, PEOPLE_COUNTED));
  return (
    <>
      <p className="people-count soft small" role="status">
        {total > PEOPLE_COUNTED ? t('found_more', { number }) : t('found', { count: total, number })}
      </p>
      <div className="people-table">
        <DataTable caption={t('caption')} columns={columns} rows={users} keyOf={({ id }) => id} />
      </div>
      <Pager
        page={page}
        pages={pages}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        words={t('page', { page, pages })}
        linkTo={(to) => `?${queryOf({ ...view, page: to })}`}
      />
    </>
  );
}

export function UsersList() {
  const { t } = useTranslation('admin-users');
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const answer = useUsers(view);
  return (
    <>
      <h1 className="people-title">{t('title')}</h1>
      <UsersTools key={view.q} view={view} onChange={(next) => setQuery(queryOf(next))} />
      <QueryView answer={answer} loading={t('loading')} failed={t('failed')} again={t('again')}>
        {(found) => <Users {...found} view={view} />}
      </QueryView>
    </>
  );
}
