// The list of found users with masked phone numbers: a table on a computer, cards on a phone.

import { Link, useSearchParams } from 'react-router-dom';
import { type ListedUser, PEOPLE_COUNTED } from '#contracts/admin-people.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { AdminList } from '../../parts/admin/admin-list.tsx';
import { AdminListing } from '../../parts/admin/admin-listing.tsx';
import type { Column } from '../../parts/admin/data-table.tsx';
import { useNames } from '../../parts/admin/user-names.ts';
import { AccountStatusBadge, IdentityBadge } from './badges.tsx';
import { useUsers } from './queries.ts';
import { UsersTools } from './users-tools.tsx';
import { queryOf, viewOf } from './users-view.ts';

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
        <span className="admin-listing__name">
          <Link className="admin-link" to={adminPaths.user(user.id)}>
            {nameOf(user)}
          </Link>
          <span className="soft small"> #{user.id}</span>
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('admin-users:column.kind'),
      cell: (user) => <span className="admin-list__word">{t(`reference:user_type.${user.user_type}`)}</span>,
    },
    {
      key: 'phone',
      title: t('admin-users:column.phone'),
      cell: ({ phone_masked }) => phone_masked && <span className="admin-list__word">{phone_masked}</span>,
    },
    { key: 'place', title: t('admin-users:column.place'), cell: placeOf },
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
      cell: (user) => <span className="admin-list__word">{dayText(user.created_at, language)}</span>,
    },
  ];
}

export function UsersList() {
  const { t } = useTranslation('admin-users');
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const foundText = (total: number) => {
    const number = numberText(Math.min(total, PEOPLE_COUNTED));
    return total > PEOPLE_COUNTED ? t('found_more', { number }) : t('found', { count: total, number });
  };
  return (
    <AdminListing
      title={t('title')}
      tools={<UsersTools key={view.q} view={view} onChange={(next) => setQuery(queryOf(next))} />}
    >
      <AdminList
        answer={useUsers(view)}
        loading={t('common:loading')}
        failed={t('failed')}
        again={t('common:try_again')}
        caption={t('caption')}
        columns={useColumns()}
        rowsOf={({ users }) => users}
        summary={({ total }) => foundText(total)}
        none={<EmptyState title={t('none')}>{t('none_text')}</EmptyState>}
        linkTo={(page) => `?${queryOf({ ...view, page })}`}
      />
    </AdminListing>
  );
}
