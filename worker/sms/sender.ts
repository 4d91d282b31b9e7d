// The interface of SMS senders, and what all senders share.
import type { Language } from '#contracts/values.ts';
import type { Delivery } from '#marketplace/signin/actions/send-code.ts';
import type { Reply } from '#platform/external-http.ts';

/** Kinds of SMS. Each is a template that is registered with the telecom operators (C.5). */
export type TemplateName = 'otp' | 'accepted' | 'contact';

export interface TextMessage {
  /** Format +91XXXXXXXXXX. */
  to: string;
  template: TemplateName;
  /** A language that {@link SmsSender.languageFor} returned. */
  language: Language;
  /** The complete text, for providers that send texts. */
  text: string;
  /** The variable parts of the text, for providers that send templates. */
  variables: Readonly<Record<string, string>>;
  /** Identical for all attempts. */
  reference: string;
}

export interface SmsSender {
  /** True if the provider drops a message with a known reference. Otherwise a message is sent only once. */
  readonly repeats: boolean;
  /** True if the sender can send this template: the operators require each one to be registered. */
  knows(template: TemplateName): boolean;
  /** Returns the language to use for a reader of `language`. */
  languageFor(language: Language, template: TemplateName): Language;
  /** Never rejects; returns within seconds. */
  send(message: TextMessage): Promise<Delivery>;
}

/** Template → language → id under which the operators registered its text. */
export type Templates = Readonly<Partial<Record<TemplateName, Readonly<Record<string, string>> | undefined>>>;

/** Returns the first language that can be sent: the reader's own, Hindi for Bhojpuri, then English. */
export function firstLanguage(language: Language, canSend: (language: Language) => boolean): Language {
  const wanted: Language[] = language === 'bh' ? ['bh', 'hi', 'en'] : [language, 'en'];
  return wanted.find(canSend) ?? 'en';
}

const OUR_ACCOUNT = [401, 403, 404];

/** Returns the delivery result if the transport or the status decides it; null if the provider's body decides. */
export function deliveryByStatus(reply: Reply): Delivery | null {
  if (reply.kind === 'unreached') return { result: 'failed', reason: reply.reason };
  if (reply.kind === 'unclear') return { result: 'unclear', reason: reply.reason };
  const { status } = reply;
  // A proxy timeout: the outcome is unclear.
  if (status === 504) return { result: 'unclear', reason: 'status 504' };
  const failed = status >= 500 || status === 429 || OUR_ACCOUNT.includes(status);
  return failed ? { result: 'failed', reason: `status ${status}` } : null;
}

/** A response that the provider's documentation does not describe. */
export const unreadable: Delivery = { result: 'unclear', reason: 'unreadable answer' };
