// The registration pages: role, details, phone number, and the success page.
import './register.css';
import { type FormEvent, useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { UserType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { formatPhone } from '../../session/codes.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import type { ApplyTarget } from './applying.ts';
import { ChooseRolePage } from './choose-role-page.tsx';
import { Consent } from './consent.tsx';
import type { FormPage } from './details.ts';
import type { Places } from './details-form.ts';
import { DonePage } from './done-page.tsx';
import { PersonPage } from './person-page.tsx';
import { PhoneCheck } from './phone-check.tsx';
import { PlacePage } from './place-page.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { type Registration, useRegistration } from './use-registration.ts';
import type { Step } from './use-registration-step.ts';
import { verifiedPhone } from './verified-phone.ts';

const order: Readonly<Record<UserType, readonly Step[]>> = {
  labour: ['who', 'person', 'place', 'phone'],
  employer: ['who', 'phone', 'person', 'place'],
};

/**
 * Returns the words “step X of Y”. The step for the role does not count if the visitor applies to a job, which only
 * workers can do. The step for the phone number does not count if the sign-in has already verified the number.
 */
function useStepWords(step: Step, { user_type, sent }: Registration, isApplying: boolean): string {
  const { t } = useTranslation('signin');
  const wasVerified = verifiedPhone() !== null && (user_type === 'labour' || sent === null);
  const shown = order[user_type].slice(isApplying ? 1 : 0).filter((one) => one !== 'phone' || !wasVerified);
  const place = shown.indexOf(step === 'code' ? 'phone' : step);
  return t('register.step', { step: place + 1, steps: shown.length });
}

/** Returns the ref for the form. Focuses the first invalid field each time `refusals` increases. */
function useFirstError(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}

interface DetailsPageProps {
  registration: Registration;
  page: FormPage;
  applying: ApplyTarget | undefined;
  places: Places;
  /** Called when the visitor goes back from the first page of the form. */
  onLeave: () => void;
}

function DetailsPage({ registration, page, applying, places, onLeave }: DetailsPageProps) {
  const { t } = useTranslation('signin');
  const { user_type, details, errors, refusals, failure, isBusy, isResumed, backTo, leave, change } = registration;
  const isApplying = applying !== undefined && user_type === 'labour';
  const step = useStepWords(page, registration, isApplying);
  const form = useFirstError(refusals);
  const second = user_type === 'labour' ? 'register.work' : 'register.business';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leave(page);
  };
  const fields = { user_type, details, errors, isApplying, places, onChange: change };
  return (
    <SignInLayout
      tall
      name={page}
      step={step}
      title={t(page === 'person' ? 'register.details' : second)}
      onBack={() => (page === 'place' ? backTo('person') : isApplying ? onLeave() : backTo('who'))}
    >
      {isApplying && applying.head(page === 'place')}
      {/* `method="dialog"` stops the browser from submitting the form before hydration. The URL would contain the input. */}
      <form ref={form} onSubmit={submit} method="dialog" noValidate>
        {isResumed && (
          <Notice tone="info" role="status">
            {t('register.resumed')}
          </Notice>
        )}
        {page === 'person' ? <PersonPage {...fields} /> : <PlacePage {...fields} />}
        <FailureNotice what="register" error={failure} />
        {page === 'place' && <Consent />}
        <Button type="submit" variant="main" size="big" wide busy={isBusy}>
          {page === 'place' && verifiedPhone()
            ? t(isApplying ? 'register.finish_apply' : 'register.finish')
            : t('register.go_on')}
        </Button>
      </form>
    </SignInLayout>
  );
}

interface RegisterProps {
  next: string | null;
  /** Set if the visitor registers in order to apply to a job. */
  applying?: ApplyTarget;
  places: Places;
}

export function Register({ next, applying, places }: RegisterProps) {
  // Load the translations of trades and places already on the first page, so that the page with these names renders
  // without waiting.
  const { t } = useTranslation(['signin', 'reference', 'place-picker', 'places']);
  const navigate = useNavigate();
  const registration = useRegistration(applying?.uid);
  const { step, user_type, details, application } = registration;
  const words = useStepWords(step, registration, applying !== undefined);
  const verified = verifiedPhone();
  if (registration.isLeft) return <Navigate to={paths.dashboard(user_type)} replace />;
  if (step === 'done' && applying && application) return applying.done(application);
  if (step === 'done') return <DonePage user_type={user_type} name={details.first_name.trim()} next={next} />;
  if (step === 'phone' || step === 'code') {
    return <PhoneCheck registration={registration} words={words} next={next} />;
  }
  const leave = () => void navigate(next ?? paths.home);
  if (step !== 'who')
    return (
      <DetailsPage
        key={step}
        registration={registration}
        page={step}
        applying={applying}
        places={places}
        onLeave={leave}
      />
    );
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
