// The page that changes the phone number of the account: the number, the code sent to it, and the success message.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { accountKeys, refetchAll } from '../../http/query-groups.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { CodeForm } from '../../session/code-form.tsx';
import { formatPhone, type SentCode } from '../../session/codes.ts';
import { NewPhoneForm } from './new-phone-form.tsx';
import { useChangePhone } from './queries.ts';

type Step = { at: 'number' } | { at: 'code'; sent: SentCode } | { at: 'taken' } | { at: 'done'; phone: string };

function CodeStep({ sent, onStep }: { sent: SentCode; onStep: (step: Step) => void }) {
  const { t } = useTranslation('settings');
  const change = useChangePhone();
  const queryClient = useQueryClient();
  const trade = async (otp: string) => {
    try {
      return await change(sent.phone, otp);
    } catch (error) {
      if (error instanceof CallError && error.code === 'phone_in_use') onStep({ at: 'taken' });
      throw error;
    }
  };
  const done = () => {
    void refetchAll(queryClient, accountKeys);
    onStep({ at: 'done', phone: sent.phone });
  };
  return (
    <section className="stack">
      <h2 className="narrow-page__title">{t('phone.code_title')}</h2>
      <CodeForm
        sent={sent}
        for_registration
        busy={false}
        trade={trade}
        onVerified={done}
        onChangeNumber={() => onStep({ at: 'number' })}
      />
    </section>
  );
}

function PhoneTakenNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['settings', 'signin']);
  return (
    <Notice tone="danger" role="alert" title={t('settings:phone.taken_title')}>
      <p>{t('settings:phone.taken_text')}</p>
      <Button variant="link" onClick={onRetry}>
        {t('signin:code.change')}
      </Button>
    </Notice>
  );
}

function PhoneChangedNotice({ phone }: { phone: string }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <Notice tone="ok" role="status" title={t('phone.done_title')}>
        <p>{t('phone.done_text', { phone: formatPhone(phone) })}</p>
      </Notice>
      <LinkButton variant="main" size="big" wide to={paths.settings}>
        {t('phone.to_settings')}
      </LinkButton>
    </>
  );
}

export function ChangePhone() {
  const { t } = useTranslation('settings');
  const [step, setStep] = useState<Step>({ at: 'number' });
  const toNumber = () => setStep({ at: 'number' });
  return (
    <NarrowPage title={t('phone.title')} back={{ to: paths.settings, text: t('back') }}>
      <div className="stack">
        {step.at === 'number' && <NewPhoneForm onSent={(sent) => setStep({ at: 'code', sent })} />}
        {step.at === 'code' && <CodeStep sent={step.sent} onStep={setStep} />}
        {step.at === 'taken' && <PhoneTakenNotice onRetry={toNumber} />}
        {step.at === 'done' && <PhoneChangedNotice phone={step.phone} />}
      </div>
    </NarrowPage>
  );
}
