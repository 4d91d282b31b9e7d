// The hook behind the registration form: its state, its steps, and the actions of the user.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallError } from '#contracts/call-error.ts';
import type { Answer } from '#contracts/http.ts';
import { type UserType, userType } from '#contracts/reference.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import type { Site } from '#contracts/site.ts';
import { call } from '../../http/call.ts';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { siteKey } from '../../parts/company/company.ts';
import type { SentCode } from '../../session/codes.ts';
import { useStartSession } from '../../session/start-session.ts';
import {
  type Details,
  employerBody,
  type FormPage,
  isFilled,
  labourBody,
  missingEmail,
  missingToApply,
  noDetails,
  pageOf,
  wrongFields,
} from './details.ts';
import { saveDraft } from './registration-draft.ts';
import {
  type RegistrationAction,
  type RegistrationState,
  registrationReducer,
  startOfRegistration,
} from './registration-state.ts';
import { type Step, useRegistrationStep } from './use-registration-step.ts';
import { dropVerifiedPhone, saveVerifiedPhone, type VerifiedPhone, verifiedPhone } from './verified-phone.ts';

/** Returns the role that the URL names, for example `?as=employer`; null if the URL names no role. */
function useRequestedType(): UserType | null {
  const [params] = useSearchParams();
  const parsed = userType.safeParse(params.get('as'));
  return parsed.success ? parsed.data : null;
}

/** Stores the input in this tab on each change. A reload loses only identity and GST numbers. */
function useStoredInput({ user_type, details }: RegistrationState): void {
  useEffect(() => saveDraft(details === noDetails ? null : { user_type, details }), [user_type, details]);
}

/** The response to a registration. Only a worker's registration can contain an application to a job. */
type Opened = Answer<typeof signinEndpoints.registerLabour>;

function useSend(job_uid: string | undefined) {
  const { language } = useLanguage();
  return ({ user_type, details }: RegistrationState, { phone, pass }: VerifiedPhone): Promise<Opened> =>
    user_type === 'labour'
      ? call(signinEndpoints.registerLabour, {
          body: { ...labourBody(details, { phone, language }), ...(job_uid && { job_uid }) },
          bearer: pass,
        })
      : call(signinEndpoints.registerEmployer, { body: employerBody(details, { phone, language }), bearer: pass });
}

// True if the phone number must be verified again: the pass (the token for the verified number) has expired or belongs
// to another number, or the number now has an account.
const asksForPhone = (error: unknown) =>
  error instanceof CallError && (error.status === 401 || ['phone_mismatch', 'phone_in_use'].includes(error.code));

/** Returns the step whose input the server refused. */
function stepOfRefusal(error: unknown, errors: Record<string, string>): Step {
  if (asksForPhone(error)) return 'phone';
  const first = Object.keys(errors).find((field) => field in noDetails);
  return first ? pageOf(first) : 'place';
}

interface Form {
  state: RegistrationState;
  dispatch: Dispatch<RegistrationAction>;
  showStep: (step: Step, options?: { replace: boolean }) => void;
  /** The job to apply to with the registration. */
  job_uid: string | undefined;
}

/**
 * Returns the two functions that end the registration. `register` creates an account. `enter` signs in if the phone
 * number turns out to have an account already.
 */
function useSubmit({ state, dispatch, showStep, job_uid }: Form) {
  const { t } = useTranslation('problems');
  const begin = useStartSession();
  const send = useSend(job_uid);
  const register = async (verified: VerifiedPhone) => {
    dispatch({ type: 'registration_sent' });
    saveVerifiedPhone(verified);
    try {
      const opened = await send(state, verified);
      dropVerifiedPhone();
      saveDraft(null);
      await begin(opened.access_token, opened.user_type);
      dispatch({ type: 'registered', application: opened.application ?? null });
    } catch (error) {
      const errors = problemFields(t, error);
      if (asksForPhone(error)) dropVerifiedPhone();
      showStep(stepOfRefusal(error, errors));
      dispatch({ type: 'registration_refused', errors, failure: error });
    }
  };
  /** Signs in a visitor whose phone number already has an account. */
  const enter = (token: string, known: UserType) => {
    saveDraft(null);
    dispatch({ type: 'sign_in_started' });
    void begin(token, known);
  };
  return { register, enter };
}

/**
 * Returns whether an employer may leave out the e-mail address. Reads this setting from the cached company data, which
 * the component of the e-mail field has fetched.
 */
const isEmailOptional = (client: QueryClient): boolean =>
  client.getQueryData<Site>(siteKey)?.employer_email_optional === true;

/**
 * Returns the state of the registration form and the functions that change it. `job_uid` is the job to which a new
 * worker also applies; undefined for a registration without an application.
 */
export function useRegistration(job_uid?: string) {
  const { t } = useTranslation('problems');
  const requestedType = useRequestedType();
  const [state, dispatch] = useReducer(
    registrationReducer,
    { requestedType, isApplying: job_uid !== undefined },
    startOfRegistration,
  );
  const { user_type, details, isBusy } = state;
  useStoredInput(state);
  const { goTo: showStep, ...steps } = useRegistrationStep(state, job_uid || requestedType ? 'person' : 'who');
  const { register, enter } = useSubmit({ state, dispatch, showStep, job_uid });
  const client = useQueryClient();

  const goTo = (next: Step, options?: { replace: boolean }) => {
    dispatch({ type: 'step_left' });
    showStep(next, options);
  };
  /**
   * Opens the next page if the fields of `page` are valid; otherwise shows the errors. After the last page of the form,
   * registers the user or, if no phone number is verified yet, opens the page for the phone number.
   */
  const leave = (page: FormPage) => {
    const found = {
      ...wrongFields(details, user_type),
      ...(job_uid && user_type === 'labour' && missingToApply(details)),
      ...(user_type === 'employer' && !isEmailOptional(client) && missingEmail(details)),
    };
    const wrong = Object.entries(found).filter(([field]) => pageOf(field) === page);
    const errors = Object.fromEntries(wrong.map(([field, code]) => [field, fieldText(t, code ?? 'invalid')]));
    dispatch({ type: 'errors_found', errors });
    if (wrong.length > 0 || isBusy) return;
    const verified = verifiedPhone();
    if (page === 'person') goTo('place');
    else if (!isFilled('person', details, user_type)) goTo('person');
    else if (verified) void register(verified);
    else goTo('phone');
  };
  const change = <F extends keyof Details>(field: F, value: Details[F]) =>
    dispatch({ type: 'field_changed', field, value });
  const choose = (chosen: UserType) => {
    dispatch({ type: 'role_chosen', user_type: chosen });
    goTo(chosen === 'employer' && !verifiedPhone() ? 'phone' : 'person');
  };
  const codeSent = (sent: SentCode) => {
    dispatch({ type: 'code_sent', sent });
    goTo('code');
  };
  /**
   * Called after the user has typed the code. If all fields of the form are valid, registers the user. Otherwise opens
   * the first page of the form, because employers verify the number first. In the browser history, the form replaces
   * the page of the code, because a code is valid only once.
   */
  const phoneVerified = (verified: VerifiedPhone) => {
    if (isFilled('person', details, user_type) && isFilled('place', details, user_type)) return void register(verified);
    saveVerifiedPhone(verified);
    goTo('person', { replace: true });
  };
  const toForm = () => goTo('person');
  return { ...state, ...steps, enter, leave, change, choose, codeSent, phoneVerified, toForm };
}

export type Registration = ReturnType<typeof useRegistration>;
