// The port through which text messages leave, and what all senders have in common.
import type { Language } from '#contracts/values.ts';
import type { Delivery } from '#marketplace/signin/actions/send-code.ts';
import type { Reply } from '#platform/external-http.ts';

/** The kinds of texts we send; each is a template that the operators know (C.5). */
export type TemplateName = 'otp' | 'accepted' | 'contact';

export interface TextMessage {
  /** +91XXXXXXXXXX. */
  to: string;
  template: TemplateName;
  /** One that {@link SmsSender.languageFor} answered. */
  language: Language;
  /** The whole text, as whoever sends texts and not templates wants it. */
  text: string;
  /** What differs from text to text, for whoever keeps the rest as a template. */
  variables: Readonly<Record<string, string>>;
  /** The same for every attempt. */
  reference: string;
}

export interface SmsSender {
  /** Whether a second message with a reference that was taken is dropped. Without that a message is handed over once only. */
  readonly repeats: boolean;
  /** Whether it can send a template at all: the operators want each registered. */
  knows(template: TemplateName): boolean;
  /** The language in which a reader of this one can be written to. */
  languageFor(language: Language, template: TemplateName): Language;
  /** Never rejects, and answers within seconds. */
  send(message: TextMessage): Promise<Delivery>;
}

/** Template → language → the id under which the operators know its text. */
export type Templates = Readonly<Partial<Record<TemplateName, Readonly<Record<string, string>> | undefined>>>;

/** Of a reader's own language, Hindi for Bhojpuri, and English the first that can be sent in. */
export function firstLanguage(language: Language, canSend: (language: Language) => boolean): Language {
  const wanted: Language[] = language === 'bh' ? ['bh', 'hi', 'en'] : [language, 'en'];
  return wanted.find(canSend) ?? 'en';
}

const OUR_ACCOUNT = [401, 403, 404];

/** What a reply says by itself, as every provider's does; null where the provider's own words decide. */
export function deliveryByStatus(reply: Reply): Delivery | null {
  if (reply.kind === 'unreached') return { result: 'failed', reason: reply.reason };
  if (reply.kind === 'unclear') return { result: 'unclear', reason: reply.reason };
  const { status } = reply;
  // A proxy that gave up waiting knows no more than we do.
  if (status === 504) return { result: 'unclear', reason: 'status 504' };
  const failed = status >= 500 || status === 429 || OUR_ACCOUNT.includes(status);
  return failed ? { result: 'failed', reason: `status ${status}` } : null;
}

/** An answer that is none of those the provider's documents speak of. */
export const unreadable: Delivery = { result: 'unclear', reason: 'unreadable answer' };
