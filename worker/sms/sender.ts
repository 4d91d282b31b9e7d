// The interface of SMS senders, and functions that all senders share.
import type { Language } from '#contracts/values.ts';
import type { SmsTemplate } from '#marketplace/notifications/sms-queries.ts';
import type { Delivery } from '#marketplace/signin/actions/send-code.ts';
import type { Reply } from '#platform/external-http.ts';

/** Kinds of SMS. For each kind a template is registered with the telecom operators (C.5). */
export type TemplateName = 'otp' | SmsTemplate;

export interface TextMessage {
  /** The phone number in the format +91XXXXXXXXXX. */
  to: string;
  template: TemplateName;
  /** A language that {@link SmsSender.languageFor} returned. */
  language: Language;
  /** The complete text, for providers that accept any text. */
  text: string;
  /** The variable parts of the text, for providers that store the templates. */
  variables: Readonly<Record<string, string>>;
  /** Identifies the message. Identical for all attempts to send it. */
  reference: string;
}

export interface SmsSender {
  /**
   * True if the provider ignores a second message with the same reference. If false, a message that may have been sent
   * is not sent again.
   */
  readonly repeats: boolean;
  /** Whether the sender can send this template. The telecom operators require that each template is registered. */
  knows(template: TemplateName): boolean;
  /** Returns the language in which this template can be sent to a reader of `language`. */
  languageFor(language: Language, template: TemplateName): Language;
  /** Sends a message. Never rejects, and resolves within seconds. */
  send(message: TextMessage): Promise<Delivery>;
}

/** Maps a template and a language to the id under which the telecom operators registered the text. */
export type Templates = Readonly<Partial<Record<TemplateName, Readonly<Record<string, string>> | undefined>>>;

/**
 * Returns the first language in which the message can be sent, in this order: the reader's language, Hindi for a reader
 * of Bhojpuri, English.
 */
export function firstLanguage(language: Language, canSend: (language: Language) => boolean): Language {
  const wanted: Language[] = language === 'bh' ? ['bh', 'hi', 'en'] : [language, 'en'];
  return wanted.find(canSend) ?? 'en';
}

const OUR_ACCOUNT = [401, 403, 404];

/**
 * Returns the delivery result that follows from the connection or the HTTP status. Returns null if only the response
 * body decides.
 */
export function deliveryByStatus(reply: Reply): Delivery | null {
  if (reply.kind === 'unreached') return { result: 'failed', reason: reply.reason };
  if (reply.kind === 'unclear') return { result: 'unclear', reason: reply.reason };
  const { status } = reply;
  // 504 is the timeout of a proxy: the provider may have accepted the message.
  if (status === 504) return { result: 'unclear', reason: 'status 504' };
  const failed = status >= 500 || status === 429 || OUR_ACCOUNT.includes(status);
  return failed ? { result: 'failed', reason: `status ${status}` } : null;
}

/** The result for a response that the provider's documentation does not describe. */
export const unreadable: Delivery = { result: 'unclear', reason: 'unreadable answer' };
