// The list of identity checks that wait for a moderator, longest waiting first.
import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { WaitingIdentity } from '#contracts/admin-identities.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { AdminList } from '../../parts/admin/admin-list.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import type { Column } from '../../parts/admin/data-table.tsx';
import { useAdminLive } from '../../parts/admin/live.ts';
import { useNames } from '../../parts/admin/user-names.ts';
import { identitiesKey, useIdentities } from './queries.ts';

function useColumns(): Column<WaitingIdentity>[] {
  const { t } = useTranslation(['admin-users', 'reference']);
  const { language } = useLanguage();
  const { may } = useAdmin();
  const { nameOf } = useNames();
  // Only moderators may see documents. For administrators with other roles, the row links to the user's page instead.
  const pathOf = ({ id, user_id }: WaitingIdentity) =>
    may('moderate') ? adminPaths.identity(id) : adminPaths.user(user_id);
  return [
    {
      key: 'name',
      title: t('admin-users:column.name'),
      main: true,
      cell: (review) => (
        <Link className="admin-link" to={pathOf(review)}>
          {nameOf(review)}
        </Link>
      ),
    },
    {
      key: 'kind',
      title: t('admin-users:column.kind'),
      cell: (review) => t(`reference:user_type.${review.user_type}`),
    },
    { key: 'identity', title: t('admin-users:column.identity'), cell: ({ identity }) => identity?.masked },
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

export function IdentitiesList() {
  const { t } = useTranslation('admin-users');
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  useAdminLive({
    onQueue: ({ queue }) => {
      if (queue === 'identities') void queryClient.invalidateQueries({ queryKey: identitiesKey });
    },
  });
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  return (
    <div className="admin-listing">
      <h1 className="admin-title">{t('identities.title')}</h1>
      <AdminList
        answer={useIdentities(page)}
        loading={t('common:loading')}
        failed={t('identities.failed')}
        again={t('common:try_again')}
        caption={t('identities.caption')}
        columns={useColumns()}
        rowsOf={({ identities }) => identities}
        summary={({ total }) =>
          `${t('identities.waiting', { count: total, number: numberText(total) })} ${t('identities.intro')}`
        }
        none={<EmptyState title={t('identities.none')}>{t('identities.none_text')}</EmptyState>}
        linkTo={(to) => `?page=${to}`}
      />
    </div>
  );
}
