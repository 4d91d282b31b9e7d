// The state of a registration and its transitions.
import type { UserType } from '#contracts/reference.ts';
import type { FirstApplication } from '../../parts/application/first-application.ts';
import type { SentCode } from '../../session/codes.ts';
import { type Details, type FieldName, noDetails } from './details.ts';
import { readDraft } from './registration-draft.ts';

/** Translated error texts by field name. */
export type FieldErrors = Partial<Record<string, string>>;

export interface RegistrationState {
  user_type: UserType;
  details: Details;
  /** The code that was sent to the phone number; null until a code is sent. */
  sent: SentCode | null;
  errors: FieldErrors;
  /** The number of times that errors were shown. When this number increases, the first invalid field gets the focus. */
  refusals: number;
  /** The error of the last refused registration; null if no registration was refused. */
  failure: unknown;
  isBusy: boolean;
  isDone: boolean;
  /** The result of the application that was sent with the registration; null if the worker did not apply to a job. */
  application: FirstApplication | null;
}

export type RegistrationAction =
  | { type: 'role_chosen'; user_type: UserType }
  | { type: 'field_changed'; field: FieldName; value: Details[FieldName] }
  | { type: 'errors_found'; errors: FieldErrors }
  | { type: 'step_left' }
  | { type: 'code_sent'; sent: SentCode }
  | { type: 'registration_sent' }
  | { type: 'registration_refused'; errors: FieldErrors; failure: unknown }
  | { type: 'registered'; application: FirstApplication | null }
  | { type: 'sign_in_started' };

interface Start {
  requestedType: UserType | null;
  /** True if the visitor applies to a job, which only workers can do. */
  isApplying: boolean;
}

/** Returns the state of a new form, with the input that is stored in this tab. */
export function startOfRegistration({ requestedType, isApplying }: Start): RegistrationState {
  const kept = readDraft();
  return {
    user_type: isApplying ? 'labour' : (kept?.user_type ?? requestedType ?? 'labour'),
    details: kept?.details ?? noDetails,
    sent: null,
    errors: {},
    refusals: 0,
    failure: null,
    isBusy: false,
    isDone: false,
    application: null,
  };
}

export function registrationReducer(state: RegistrationState, action: RegistrationAction): RegistrationState {
  switch (action.type) {
    case 'role_chosen':
      return { ...state, user_type: action.user_type, errors: {} };
    case 'field_changed':
      return {
        ...state,
        details: { ...state.details, [action.field]: action.value },
        errors: { ...state.errors, [action.field]: undefined },
      };
    case 'errors_found':
      return { ...state, errors: action.errors, refusals: state.refusals + 1 };
    case 'step_left':
      return { ...state, failure: null };
    case 'code_sent':
      return { ...state, sent: action.sent };
    case 'registration_sent':
      return { ...state, isBusy: true, failure: null };
    case 'registration_refused': {
      const { errors, failure } = action;
      return { ...state, errors, failure, refusals: state.refusals + 1, isBusy: false };
    }
    case 'registered':
      return { ...state, isBusy: false, isDone: true, application: action.application };
    case 'sign_in_started':
      return { ...state, isBusy: true };
  }
}
