// The state of a registration: what is typed, the page one is at, and what the server said.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contracts/reference.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { call } from '../../http/call.ts';
import { CallError } from '../../http/call-error.ts';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useBeginSession } from '../../session/begin-session.ts';
import { type Details, employerBody, labourBody, noDetails, pageOf, wrongFields } from './details.ts';
import { dropVerifiedPhone, keepVerifiedPhone, type VerifiedPhone, verifiedPhone } from './verified-phone.ts';

export type Step = 'who' | 'person' | 'place' | 'phone' | 'done';
type Errors = Partial<Record<string, string>>;

function useSend(user_type: UserType) {
  const { language } = useLanguage();
  return (details: Details, { phone, pass }: VerifiedPhone) =>
    user_type === 'labour'
      ? call(signinEndpoints.registerLabour, { body: labourBody(details, { phone, language }), bearer: pass })
      : call(signinEndpoints.registerEmployer, { body: employerBody(details, { phone, language }), bearer: pass });
}

// The pass is too old, or belongs to another number: the phone has to be checked again.
const asksForPhone = (error: unknown) =>
  error instanceof CallError && (error.status === 401 || ['phone_mismatch', 'phone_in_use'].includes(error.code));

export function useRegistration() {
  const { t } = useTranslation('problems');
  const begin = useBeginSession();
  const [user_type, setUserType] = useState<UserType>('labour');
  const [details, setDetails] = useState(noDetails);
  const [step, setStep] = useState<Step>('who');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const send = useSend(user_type);

  const goTo = (next: Step) => {
    setFailure(null);
    setStep(next);
  };

  const refused = (error: unknown) => {
    const fields = problemFields(t, error);
    if (error instanceof CallError && error.code === 'identity_in_use')
      fields.identity_number ??= fieldText(t, error.code);
    const first = Object.keys(fields).find((field) => field in noDetails);
    setErrors(fields);
    setFailure(error);
    if (asksForPhone(error)) dropVerifiedPhone();
    setStep(asksForPhone(error) ? 'phone' : first ? pageOf(first) : 'place');
  };

  const register = async (verified: VerifiedPhone) => {
    setBusy(true);
    setFailure(null);
    keepVerifiedPhone(verified);
    try {
      const opened = await send(details, verified);
      dropVerifiedPhone();
      await begin(opened.access_token, opened.user_type);
      setStep('done');
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };

  /** Leaves a page of the form where its own fields are right; the last one registers, or goes to the phone. */
  const leave = (page: 'person' | 'place') => {
    const wrong = Object.entries(wrongFields(details, user_type)).filter(([field]) => pageOf(field) === page);
    setErrors(Object.fromEntries(wrong.map(([field, code]) => [field, fieldText(t, code ?? 'invalid')])));
    if (wrong.length > 0 || isBusy) return;
    const verified = verifiedPhone();
    if (page === 'person') goTo('place');
    else if (verified) void register(verified);
    else goTo('phone');
  };

  const change = <F extends keyof Details>(field: F, value: Details[F]) => {
    setDetails((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };

  const choose = (chosen: UserType) => {
    setUserType(chosen);
    setErrors({});
    goTo('person');
  };

  return { user_type, details, step, errors, failure, isBusy, begin, goTo, register, leave, change, choose };
}

export type Registration = ReturnType<typeof useRegistration>;
