// Sends and verifies one-time codes, and names the errors of both. A response body with `error: true` reports a failure
// even if the HTTP status is 200 (D7).
import { useMutation } from '@tanstack/react-query';
import { CallError, NetworkError } from '#contracts/call-error.ts';
import type { Answer } from '#contracts/http.ts';
import { maskPhone, normalisePhone } from '#contracts/phone.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { call } from '../http/call.ts';
import { problemText } from '../i18n/problem-text.ts';
import type { Translate } from '../i18n/translate.ts';
import { useLanguage } from '../i18n/use-language.ts';

const RESEND_AFTER = 30;

/** Thrown if the response of the server says that the server has not sent a code. */
export class SendRefused extends Error {
  readonly user_exists: boolean;

  constructor(message: string, user_exists: boolean) {
    super(message);
    this.name = 'SendRefused';
    this.user_exists = user_exists;
  }
}

export interface SentCode {
  phone: string;
  /** Seconds until another code may be requested. */
  resend_after: number;
  /** Seconds until the code expires. Default: five minutes. */
  expires_in?: number | undefined;
}

interface SendCodeProps {
  for_registration: boolean;
  onSuccess?: (sent: SentCode) => void;
  onError?: (refused: Error) => void;
}

/** Returns the mutation that sends a code to a phone number. */
export function useSendCode({ for_registration, ...reactions }: SendCodeProps) {
  const { language } = useLanguage();
  return useMutation({
    ...reactions,
    mutationFn: async (phone: string): Promise<SentCode> => {
      const answer = await call(signinEndpoints.sendOtp, { body: { phone_number: phone, for_registration, language } });
      if (answer.error) throw new SendRefused(answer.message, answer.user_exists);
      return { phone, resend_after: answer.resend_after ?? RESEND_AFTER, expires_in: answer.expires_in };
    },
  });
}

/** The result of a correct code: a session for a known user, or a registration token for a new number. */
export type Verified = Answer<typeof signinEndpoints.verifyOtp>;

/** Verifies a code. Returns a session, or a registration token for a new number. */
export function verifyCode(code: { phone: string; otp: string; for_registration: boolean }): Promise<Verified> {
  const { phone, otp, for_registration } = code;
  return call(signinEndpoints.verifyOtp, { body: { phone_number: phone, otp, for_registration } });
}

/**
 * Returns a title and a message for a failure. The message is a translation of the error code, or empty if the error is
 * unknown.
 */
export function failureWords(t: Translate, what: 'send' | 'verify' | 'register', error: unknown) {
  const title = t(`signin:failed.${what}`);
  if (error instanceof SendRefused) {
    return { title, text: error.user_exists ? t('signin:failed.phone_in_use') : error.message };
  }
  const isKnown = error instanceof NetworkError || (error instanceof CallError && error.code !== 'unknown');
  return { title, text: isKnown ? problemText(t, error) : '' };
}

/** Masks a phone number in any notation: `98••••••10`. */
export function formatPhone(phone: string): string {
  return maskPhone(normalisePhone(phone) ?? phone);
}
