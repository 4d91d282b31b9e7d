// The registration pages: role, details, phone number, and the success page.
import './register.css';
import { type FormEvent, useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { formatPhone } from '../../session/codes.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { ChooseRolePage } from './choose-role-page.tsx';
import { Consent } from './consent.tsx';
import type { FormPage } from './details.ts';
import { DonePage } from './done-page.tsx';
import { PersonPage } from './person-page.tsx';
import { PhoneCheck } from './phone-check.tsx';
import { PlacePage } from './place-page.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { type Registration, useRegistration } from './use-registration.ts';
import type { Step } from './use-registration-step.ts';
import { verifiedPhone } from './verified-phone.ts';

const order: readonly Step[] = ['who', 'person', 'place', 'phone'];

function useStepWords(step: Step): string {
  const { t } = useTranslation('signin');
  const steps = verifiedPhone() ? order.length - 1 : order.length;
  const place = order.indexOf(step === 'code' ? 'phone' : step);
  return t('register.step', { step: place + 1, steps });
}

/** Focuses the first invalid field each time errors appear. */
function useFirstError(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}

function DetailsPage({ registration, page }: { registration: Registration; page: FormPage }) {
  const { t } = useTranslation('signin');
  const { user_type, details, errors, refusals, failure, isBusy, isResumed, backTo, leave, change } = registration;
  const step = useStepWords(page);
  const form = useFirstError(refusals);
  const second = user_type === 'labour' ? 'register.work' : 'register.business';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leave(page);
  };
  const fields = { user_type, details, errors, onChange: change };
  return (
    <SignInLayout
      tall
      name={page}
      step={step}
      title={t(page === 'person' ? 'register.details' : second)}
      onBack={() => backTo(page === 'person' ? 'who' : 'person')}
    >
      <form ref={form} onSubmit={submit} noValidate>
        {isResumed && (
          <Notice tone="info" role="status">
            {t('register.resumed')}
          </Notice>
        )}
        {page === 'person' ? <PersonPage {...fields} /> : <PlacePage {...fields} />}
        <FailureNotice what="register" error={failure} />
        {page === 'place' && <Consent />}
        <Button type="submit" variant="main" size="big" wide busy={isBusy}>
          {t(page === 'place' && verifiedPhone() ? 'register.finish' : 'register.go_on')}
        </Button>
      </form>
    </SignInLayout>
  );
}

export function Register({ next }: { next: string | null }) {
  // Load the names of trades and places with the first page of the registration, so that its third page renders at
  // once.
  const { t } = useTranslation(['signin', 'reference', 'place-picker', 'places']);
  const navigate = useNavigate();
  const registration = useRegistration();
  const { step, user_type, details } = registration;
  const words = useStepWords(step);
  const verified = verifiedPhone();
  if (registration.isLeft) return <Navigate to={paths.dashboard(user_type)} replace />;
  if (step === 'done') return <DonePage user_type={user_type} name={details.first_name.trim()} next={next} />;
  if (step === 'phone' || step === 'code') {
    return <PhoneCheck registration={registration} words={words} next={next} />;
  }
  if (step !== 'who') return <DetailsPage key={step} registration={registration} page={step} />;
  return (
    <SignInLayout name="who" title={t('register.title')} step={words} onBack={() => void navigate(paths.home)}>
      {verified && (
        <p className="register__verified">{t('register.verified', { phone: formatPhone(verified.phone) })}</p>
      )}
      <p>{t('register.who')}</p>
      <ChooseRolePage onChoose={registration.choose} next={next} />
    </SignInLayout>
  );
}
