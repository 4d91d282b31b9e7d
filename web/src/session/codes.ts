// One-time codes: sent, traded, and what can go wrong with them. An `error: true` at any status is a failure (decisions D7).
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { CallError, NetworkError } from '#contracts/call-error.ts';
import type { Answer } from '#contracts/http.ts';
import { maskPhone, normalisePhone } from '#contracts/phone.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { call } from '../http/call.ts';
import { problemText } from '../i18n/problem-text.ts';
import { useLanguage } from '../i18n/use-language.ts';

const RESEND_AFTER = 30;

/** The server answered, and the answer is a refusal. */
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
  /** Seconds until another code may be asked for. */
  resend_after: number;
  /** Seconds the code is good for; five minutes where nobody says. */
  expires_in?: number | undefined;
}

/** Sends a code to the number. */
export function useSendCode({ for_registration }: { for_registration: boolean }) {
  const { language } = useLanguage();
  return useMutation({
    mutationFn: async (phone: string): Promise<SentCode> => {
      const answer = await call(signinEndpoints.sendOtp, { body: { phone_number: phone, for_registration, language } });
      if (answer.error) throw new SendRefused(answer.message, answer.user_exists);
      return { phone, resend_after: answer.resend_after ?? RESEND_AFTER, expires_in: answer.expires_in };
    },
  });
}

/** What a right code brings: a session of a known person, or the pass of a new number. */
export type Verified = Answer<typeof signinEndpoints.verifyOtp>;

/** Trades a code for a session, or for the pass of a new number. */
export function verifyCode(code: { phone: string; otp: string; for_registration: boolean }): Promise<Verified> {
  const { phone, otp, for_registration } = code;
  return call(signinEndpoints.verifyOtp, { body: { phone_number: phone, otp, for_registration } });
}

/** What failed and why, as title and text; the catalogue's sentence says why. */
export function failureWords(t: TFunction, what: 'send' | 'verify' | 'register', error: unknown) {
  const title = t(`signin:failed.${what}`);
  if (error instanceof SendRefused) {
    return { title, text: error.user_exists ? t('signin:failed.phone_in_use') : error.message };
  }
  const isKnown = error instanceof NetworkError || (error instanceof CallError && error.code !== 'unknown');
  return { title, text: isKnown ? problemText(t, error) : '' };
}

/** `98••••••10` of any spelling of a number. */
export function formatPhone(phone: string): string {
  return maskPhone(normalisePhone(phone) ?? phone);
}
