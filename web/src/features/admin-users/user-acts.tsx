// What a moderator may do about a person; nobody else sees it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#contracts/admin-people.ts';
import { useAdmin } from '../../admin/admin-session.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useReveal, useSetStanding } from './queries.ts';
import { ReasonSheet } from './reason-sheet.tsx';

interface ActProps {
  user: UserDetail;
  onClose: () => void;
}

function StandingSheet({ user, onClose }: ActProps) {
  const { t } = useTranslation('admin-users');
  const showToast = useToast();
  const act = user.status === 'suspended' ? 'restore' : 'suspend';
  const change = useSetStanding(user.id, act === 'suspend' ? 'suspended' : 'active');
  const done = () => {
    showToast({ text: t(act === 'suspend' ? 'act.suspended' : 'act.restored') });
    onClose();
  };
  return (
    <ReasonSheet
      title={t(`act.${act}`)}
      help={t(`act.${act}_help`)}
      variant={act === 'suspend' ? 'danger' : 'main'}
      busy={change.isPending}
      error={change.error}
      onGo={(reason) => change.mutate(reason, { onSuccess: done })}
      onClose={onClose}
    />
  );
}

function RevealSheet({ user, onRevealed, onClose }: ActProps & { onRevealed: (phone: string) => void }) {
  const { t } = useTranslation('admin-users');
  const reveal = useReveal(user.id);
  const done = ({ phone_number }: { phone_number: string }) => {
    onRevealed(phone_number);
    onClose();
  };
  return (
    <ReasonSheet
      title={t('act.reveal')}
      help={t('act.reveal_help')}
      variant="main"
      busy={reveal.isPending}
      error={reveal.error}
      onGo={(reason) => reveal.mutate(reason, { onSuccess: done })}
      onClose={onClose}
    />
  );
}

export function UserActs({ user, onRevealed }: { user: UserDetail; onRevealed: (phone: string) => void }) {
  const { t } = useTranslation('admin-users');
  const { may } = useAdmin();
  const [open, setOpen] = useState<'standing' | 'reveal' | null>(null);
  const close = () => setOpen(null);
  if (!may('moderate') || user.status === 'erased') return null;
  const isSuspended = user.status === 'suspended';
  return (
    <div className="people-acts">
      {user.phone_masked && (
        <Button icon="phone" aria-haspopup="dialog" onClick={() => setOpen('reveal')}>
          {t('act.reveal')}
        </Button>
      )}
      <Button
        variant={isSuspended ? 'main' : 'danger'}
        icon={isSuspended ? 'undo' : 'ban'}
        aria-haspopup="dialog"
        onClick={() => setOpen('standing')}
      >
        {t(isSuspended ? 'act.restore' : 'act.suspend')}
      </Button>
      {open === 'standing' && <StandingSheet user={user} onClose={close} />}
      {open === 'reveal' && <RevealSheet user={user} onRevealed={onRevealed} onClose={close} />}
    </div>
  );
}
