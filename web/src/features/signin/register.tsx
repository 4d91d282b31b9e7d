// Registration: who one is, the details, the phone, and the account is open.
import './register.css';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { shownPhone } from '../../session/codes.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { DonePage } from './done-page.tsx';
import { DoorFrame } from './door-frame.tsx';
import { PersonPage } from './person-page.tsx';
import { PhoneCheck } from './phone-check.tsx';
import { PlacePage } from './place-page.tsx';
import { type Registration, type Step, useRegistration } from './use-registration.ts';
import { verifiedPhone } from './verified-phone.ts';
import { WhoPage } from './who-page.tsx';

const order: readonly Step[] = ['who', 'person', 'place', 'phone'];

function useStepWords(step: Step): string {
  const { t } = useTranslation('signin');
  const steps = verifiedPhone() ? order.length - 1 : order.length;
  return t('register.step', { step: order.indexOf(step) + 1, steps });
}

function FormPage({ registration, page }: { registration: Registration; page: 'person' | 'place' }) {
  const { t } = useTranslation('signin');
  const { user_type, details, errors, failure, isBusy, goTo, leave, change } = registration;
  const step = useStepWords(page);
  const second = user_type === 'labour' ? 'register.work' : 'register.business';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    leave(page);
    // Once the errors are drawn, the first of them gets the focus.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const fields = { user_type, details, errors, onChange: change };
  return (
    <DoorFrame
      tall
      step={step}
      title={t(page === 'person' ? 'register.details' : second)}
      onBack={() => goTo(page === 'person' ? 'who' : 'person')}
    >
      <form onSubmit={submit} noValidate>
        {page === 'person' ? <PersonPage {...fields} /> : <PlacePage {...fields} />}
        <FailureNotice what="register" error={failure} />
        {page === 'place' && <p className="soft small">{t('register.consent')}</p>}
        <Button type="submit" variant="main" size="big" wide busy={isBusy}>
          {t(page === 'place' && verifiedPhone() ? 'register.finish' : 'register.go_on')}
        </Button>
      </form>
    </DoorFrame>
  );
}

export function Register({ next }: { next: string | null }) {
  // The names of trades and states come with the first page, so that the third one stands at once.
  const { t } = useTranslation(['signin', 'reference']);
  const navigate = useNavigate();
  const registration = useRegistration();
  const { step, user_type, details } = registration;
  const words = useStepWords(step);
  const verified = verifiedPhone();
  if (step === 'done') return <DonePage user_type={user_type} name={details.first_name.trim()} next={next} />;
  if (step === 'phone') return <PhoneCheck registration={registration} step={words} />;
  if (step !== 'who') return <FormPage key={step} registration={registration} page={step} />;
  return (
    <DoorFrame title={t('register.title')} step={words} onBack={() => void navigate(paths.home)}>
      {verified && (
        <p className="register__verified">{t('register.verified', { phone: shownPhone(verified.phone) })}</p>
      )}
      <p>{t('register.who')}</p>
      <WhoPage onChoose={registration.choose} />
    </DoorFrame>
  );
}
