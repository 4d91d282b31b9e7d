// The sheet that confirms an erasure: what is deleted, what is retained, and when the erasure happens.
import { type FormEvent, useState } from 'react';
import { normaliseDigits } from '#contracts/phone.ts';
import { dayText } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { CancelledByUser } from '../../session/cancelled.ts';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';
import { useErase } from './queries.ts';

const DAY = 86_400_000;
const LAST_DIGITS = 4;

interface EraseSheetProps {
  open: boolean;
  coolingDays: number;
  onClose: () => void;
}

function WhatFollows({ coolingDays }: { coolingDays: number }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const { user_type } = useSession();
  const day = dayText(new Date(Date.now() + coolingDays * DAY).toISOString(), language);
  return (
    <>
      <dl className="stack">
        <div>
          <dt className="privacy__what">{t('privacy.goes')}</dt>
          <dd>{t(user_type === 'employer' ? 'privacy.goes_employer' : 'privacy.goes_labour')}</dd>
        </div>
        <div>
          <dt className="privacy__what">{t('privacy.stays')}</dt>
          <dd>{t('privacy.stays_text')}</dd>
        </div>
      </dl>
      <Notice tone="warn" icon="clock">
        {t('privacy.erase_when', { day })}
      </Notice>
    </>
  );
}

function EraseForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['settings', 'problems']);
  const { user_type } = useSession();
  const phone = useProfile(user_type).data?.phone_number;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const erase = useErase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMeant = Boolean(phone) && normaliseDigits(typed).trim() === phone?.slice(-LAST_DIGITS);
    setWrong(!isMeant);
    if (isMeant && !erase.isPending) erase.mutate(undefined, { onSuccess: onDone });
  };
  const failed = erase.error && !(erase.error instanceof CancelledByUser);
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('settings:privacy.erase_type')}
        help={t('settings:privacy.erase_type_help')}
        error={isWrong ? t('settings:privacy.erase_wrong') : undefined}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={LAST_DIGITS}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {failed && (
        <Notice tone="danger" role="alert" title={t('settings:privacy.erase_failed')}>
          <p>{problemText(t, erase.error)}</p>
        </Notice>
      )}
      <Button type="submit" variant="danger" size="big" wide busy={erase.isPending}>
        {t('settings:privacy.erase_yes')}
      </Button>
    </form>
  );
}

export function EraseSheet({ open, coolingDays, onClose }: EraseSheetProps) {
  const { t } = useTranslation(['settings', 'shell']);
  return (
    <Sheet open={open} title={t('settings:privacy.erase_title')} close={t('common:close')} onClose={onClose}>
      <WhatFollows coolingDays={coolingDays} />
      <EraseForm onDone={onClose} />
    </Sheet>
  );
}
