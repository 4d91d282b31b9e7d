// The list of all administrators with their roles; superusers add, change and delete administrators.
import { useState } from 'react';
import type { AdminAccount } from '#contracts/admins.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../kit/control/button.tsx';
import { Tag } from '../../kit/control/tag.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { type Column, DataTable } from '../../parts/admin/data-table.tsx';
import { AddAdminSheet } from './add-admin-sheet.tsx';
import { ChangeAdminSheet } from './change-admin-sheet.tsx';
import { DeleteAdminDialog } from './delete-admin-dialog.tsx';
import { useAdmins } from './queries.ts';
import { ResetFactorsSheet } from './reset-factors-sheet.tsx';

interface Choices {
  onChange: (account: AdminAccount) => void;
  onDelete: (account: AdminAccount) => void;
  onReset: (account: AdminAccount) => void;
}

function useColumns({ onChange, onDelete, onReset }: Choices): Column<AdminAccount>[] {
  const { t } = useTranslation(['admin-accounts', 'admin-shell']);
  const { admin: me, may } = useAdmin();
  const columns: Column<AdminAccount>[] = [
    {
      key: 'name',
      title: t('admin-accounts:name'),
      main: true,
      cell: ({ id, full_name }) => (
        <span className="admin-name">
          {full_name}
          {id === me.id && <Tag good>{t('admin-accounts:you')}</Tag>}
        </span>
      ),
    },
    { key: 'username', title: t('admin-accounts:username'), cell: ({ username }) => username },
    {
      key: 'email',
      title: t('admin-accounts:email'),
      cell: ({ email }) => email ?? <span className="soft">{t('admin-accounts:hidden')}</span>,
    },
    { key: 'role', title: t('admin-accounts:role'), cell: ({ role }) => t(`admin-shell:role.${role}`) },
  ];
  if (!may('manage_admins')) return columns;
  const actions = (account: AdminAccount) => (
    <span className="admin-actions">
      <IconButton
        icon="pencil"
        label={t('admin-accounts:change.named', { name: account.full_name })}
        onClick={() => onChange(account)}
      />
      {account.id !== me.id && (
        <IconButton
          icon="undo"
          label={t('admin-accounts:factors.reset_named', { name: account.full_name })}
          onClick={() => onReset(account)}
        />
      )}
      {account.id !== me.id && (
        <IconButton
          icon="trash"
          label={t('admin-accounts:remove.named', { name: account.full_name })}
          onClick={() => onDelete(account)}
        />
      )}
    </span>
  );
  return [...columns, { key: 'actions', title: t('admin-accounts:actions'), align: 'end', cell: actions }];
}

function AdminTable({ admins }: { admins: readonly AdminAccount[] }) {
  const { t } = useTranslation('admin-accounts');
  const [changing, setChanging] = useState<AdminAccount | null>(null);
  const [deleting, setDeleting] = useState<AdminAccount | null>(null);
  const [resetting, setResetting] = useState<AdminAccount | null>(null);
  const columns = useColumns({ onChange: setChanging, onDelete: setDeleting, onReset: setResetting });
  return (
    <>
      <DataTable caption={t('caption')} columns={columns} rows={admins} keyOf={({ id }) => id} />
      <ChangeAdminSheet account={changing} onClose={() => setChanging(null)} />
      <ResetFactorsSheet account={resetting} onClose={() => setResetting(null)} />
      <DeleteAdminDialog account={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

function AdminList() {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const { may } = useAdmin();
  const { data, error, isFetching, refetch } = useAdmins(may('list_admins'));
  if (!may('list_admins'))
    return <EmptyState title={t('admin-accounts:not_allowed')}>{t('admin-accounts:not_allowed_text')}</EmptyState>;
  if (data) return <AdminTable admins={data.admins} />;
  if (error)
    return (
      <Failure
        title={t('admin-accounts:list_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}

export function Admins() {
  const { t } = useTranslation('admin-accounts');
  const { may } = useAdmin();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <header className="accounts-header">
        <div>
          <h1 className="accounts-header__title">{t('title')}</h1>
          <p className="soft small">{t('text')}</p>
        </div>
        {may('manage_admins') && (
          <Button variant="main" icon="plus" onClick={() => setAdding(true)}>
            {t('add.button')}
          </Button>
        )}
      </header>
      <AdminList />
      <AddAdminSheet open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
