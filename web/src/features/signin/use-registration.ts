// The state of a registration: input, current page and server errors.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallError } from '#contracts/call-error.ts';
import { type UserType, userType } from '#contracts/reference.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { call } from '../../http/call.ts';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SentCode } from '../../session/codes.ts';
import { useStartSession } from '../../session/start-session.ts';
import { type Details, employerBody, labourBody, noDetails, pageOf, wrongFields } from './details.ts';
import { readDraft, saveDraft } from './registration-draft.ts';
import { useSignInStep } from './use-sign-in-step.ts';
import { dropVerifiedPhone, saveVerifiedPhone, type VerifiedPhone, verifiedPhone } from './verified-phone.ts';

const steps = ['who', 'person', 'place', 'phone', 'code', 'done'] as const;
export type Step = (typeof steps)[number];
type Page = 'person' | 'place';
type Errors = Partial<Record<string, string>>;

function useSend(user_type: UserType) {
  const { language } = useLanguage();
  return (details: Details, { phone, pass }: VerifiedPhone) =>
    user_type === 'labour'
      ? call(signinEndpoints.registerLabour, { body: labourBody(details, { phone, language }), bearer: pass })
      : call(signinEndpoints.registerEmployer, { body: employerBody(details, { phone, language }), bearer: pass });
}

// The pass has expired or belongs to another number, so the phone number must be verified again.
const asksForPhone = (error: unknown) =>
  error instanceof CallError && (error.status === 401 || ['phone_mismatch', 'phone_in_use'].includes(error.code));

/** Returns the input, which is also stored in this tab. A reload loses only identity and GST numbers. */
function useDetails(requestedType: UserType | null) {
  const [kept] = useState(readDraft);
  const [user_type, setUserType] = useState<UserType>(kept?.user_type ?? requestedType ?? 'labour');
  const [details, setDetails] = useState(kept?.details ?? noDetails);
  useEffect(() => saveDraft(details === noDetails ? null : { user_type, details }), [user_type, details]);
  return { user_type, setUserType, details, setDetails };
}

const isFilled = (page: Page, details: Details, user_type: UserType) =>
  !Object.keys(wrongFields(details, user_type)).some((field) => pageOf(field) === page);

/** Returns the first step to show: not beyond a page whose fields a reload has emptied. */
function firstStep(asked: Step | null, details: Details, user_type: UserType): Step {
  if (asked === null || asked === 'who' || asked === 'done') return 'who';
  if (asked === 'person' || !isFilled('person', details, user_type)) return 'person';
  return asked === 'place' || !isFilled('place', details, user_type) ? 'place' : 'phone';
}

interface StepFacts {
  details: Details;
  user_type: UserType;
  hasCode: boolean;
  /** The step of a URL that names none. */
  begin: 'who' | 'person';
}

/** Returns the role that the link to this page names: `?as=employer`. */
function useRequestedType(): UserType | null {
  const [params] = useSearchParams();
  const parsed = userType.safeParse(params.get('as'));
  return parsed.success ? parsed.data : null;
}

/**
 * Returns the step of the history entry. If a reload lost the input of an earlier step, that step is shown until the user
 * leaves it.
 */
function useStep({ details, user_type, hasCode, begin }: StepFacts) {
  const signInStep = useSignInStep(steps);
  const asked = signInStep.step ?? (begin === 'who' ? null : begin);
  const [held] = useState(() => ({ key: signInStep.key, at: firstStep(asked, details, user_type) }));
  const isHeld = held.key === signInStep.key;
  const plain = asked === null || asked === 'done' ? 'who' : asked === 'code' && !hasCode ? 'phone' : asked;
  return {
    ...signInStep,
    asked,
    step: isHeld ? held.at : plain,
    /** True if an earlier page is shown than the requested one. */
    isResumed: isHeld && asked !== null && held.at === 'person' && asked !== 'person',
  };
}

export function useRegistration() {
  const { t } = useTranslation('problems');
  const begin = useStartSession();
  const requestedType = useRequestedType();
  const { user_type, setUserType, details, setDetails } = useDetails(requestedType);
  const [sent, setSent] = useState<SentCode | null>(null);
  const signInStep = useStep({ details, user_type, hasCode: sent !== null, begin: requestedType ? 'person' : 'who' });
  const [errors, setErrors] = useState<Errors>({});
  // Counts how often errors were shown; each time, the first invalid field gets the focus.
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const send = useSend(user_type);
  const step = isDone ? 'done' : signInStep.step;

  const { asked } = signInStep;
  const [wasDone, setWasDone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done
  useEffect(() => {
    if (isDone) signInStep.goTo('done', { replace: true });
  }, [isDone]);
  useEffect(() => setWasDone(asked === 'done' || wasDone), [asked, wasDone]);

  const goTo = (next: Step) => {
    setFailure(null);
    signInStep.goTo(next);
  };
  const showErrors = (fields: Errors) => {
    setErrors(fields);
    setRefusals((before) => before + 1);
  };

  const refused = (error: unknown) => {
    const fields = problemFields(t, error);
    const first = Object.keys(fields).find((field) => field in noDetails);
    if (asksForPhone(error)) dropVerifiedPhone();
    signInStep.goTo(asksForPhone(error) ? 'phone' : first ? pageOf(first) : 'place');
    showErrors(fields);
    setFailure(error);
  };

  const register = async (verified: VerifiedPhone) => {
    setBusy(true);
    setFailure(null);
    saveVerifiedPhone(verified);
    try {
      const opened = await send(details, verified);
      dropVerifiedPhone();
      saveDraft(null);
      await begin(opened.access_token, opened.user_type);
      setDone(true);
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };

  /** Leaves a page of the form if its fields are valid. The last page registers, or continues to the phone number. */
  const leave = (page: Page) => {
    const wrong = Object.entries(wrongFields(details, user_type)).filter(([field]) => pageOf(field) === page);
    showErrors(Object.fromEntries(wrong.map(([field, code]) => [field, fieldText(t, code ?? 'invalid')])));
    if (wrong.length > 0 || isBusy) return;
    const verified = verifiedPhone();
    if (page === 'person' || !isFilled('person', details, user_type)) goTo(page === 'person' ? 'place' : 'person');
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

  const codeSent = (code: SentCode) => {
    setSent(code);
    goTo('code');
  };

  /** Signs in a visitor whose number already has an account. */
  const enter = (token: string, known: UserType) => {
    saveDraft(null);
    setBusy(true);
    void begin(token, known);
  };

  return {
    user_type,
    details,
    step,
    sent,
    errors,
    refusals,
    failure,
    isBusy,
    isResumed: signInStep.isResumed,
    /** True if the user went back from the last page; a completed form cannot be opened again. */
    isLeft: isDone && wasDone && asked !== 'done',
    goTo,
    backTo: signInStep.backTo,
    register,
    leave,
    change,
    choose,
    codeSent,
    enter,
  };
}

export type Registration = ReturnType<typeof useRegistration>;
