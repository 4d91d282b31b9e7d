// The actions on a user; only moderators see them.
import { useState } from 'react';
import type { OpenCase, UserDetail } from '#contracts/admin-people.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { useReveal, useSetAccountStatus } from './queries.ts';
import { ReasonSheet } from './reason-sheet.tsx';

const keyOf = ({ type, id }: OpenCase) => `${type} ${id}`;

interface ActProps {
  user: UserDetail;
  onClose: () => void;
}

function AccountStatusSheet({ user, onClose }: ActProps) {
  const { t } = useTranslation('admin-users');
  const showToast = useToast();
  const act = user.status === 'suspended' ? 'restore' : 'suspend';
  const change = useSetAccountStatus(user.id, act === 'suspend' ? 'suspended' : 'active');
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

/**
 * Asks for an open case (such as a report or a grievance) and a reason before a phone number is shown. The server
 * checks that the case is about this user.
 */
function RevealSheet({ user, onRevealed, onClose }: ActProps & { onRevealed: (phone: string) => void }) {
  const { t } = useTranslation(['admin-users', 'problems']);
  const { language } = useLanguage();
  const reveal = useReveal(user.id);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const named = user.cases.find((one) => keyOf(one) === chosen);
  const done = ({ phone_number }: { phone_number: string }) => {
    onRevealed(phone_number);
    onClose();
  };
  const go = (reason: string) => {
    setMissing(!named);
    if (named) reveal.mutate({ reason, case_type: named.type, case_id: named.id }, { onSuccess: done });
  };
  if (user.cases.length === 0)
    return (
      <Sheet open title={t('admin-users:act.reveal')} close={t('common:close')} onClose={onClose}>
        <p>{t('admin-users:act.case_none')}</p>
      </Sheet>
    );
  return (
    <ReasonSheet
      title={t('admin-users:act.reveal')}
      help={t('admin-users:act.reveal_help')}
      variant="main"
      busy={reveal.isPending}
      error={reveal.error}
      onGo={go}
      onClose={onClose}
    >
      <SelectField
        label={t('admin-users:act.case')}
        required
        value={chosen}
        error={isMissing && !named ? fieldText(t, 'required') : undefined}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{t('admin-users:act.case_choose')}</option>
        {user.cases.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {t(`admin-users:act.case_of.${one.type}`, { name: one.label ?? `#${one.id}` })} ·{' '}
            {formatDateTime(one.since, language)}
          </option>
        ))}
      </SelectField>
    </ReasonSheet>
  );
}

export function UserActs({ user, onRevealed }: { user: UserDetail; onRevealed: (phone: string) => void }) {
  const { t } = useTranslation('admin-users');
  const { may } = useAdmin();
  const [open, setOpen] = useState<'status' | 'reveal' | null>(null);
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
        onClick={() => setOpen('status')}
      >
        {t(isSuspended ? 'act.restore' : 'act.suspend')}
      </Button>
      {open === 'status' && <AccountStatusSheet user={user} onClose={close} />}
      {open === 'reveal' && <RevealSheet user={user} onRevealed={onRevealed} onClose={close} />}
    </div>
  );
}
