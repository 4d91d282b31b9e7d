// The words of a notification in the reader's language.
import { languageOf } from '#contracts/values.ts';
import enNotifications from './en/notifications.json' with { type: 'json' };
import { fill, textsOf } from './server-texts.ts';

type TextKey = keyof typeof enNotifications;

const isKey = (text: string): text is TextKey => Object.hasOwn(enNotifications, text);

/** Title and message of a notification of this kind. Without a job's title the general wording is taken, where there is one. */
export function notificationText(
  language: string,
  { kind, params }: { kind: string; params: Readonly<Record<string, unknown>> },
): { title: string; message: string } {
  const general = `${kind}_general`;
  const key = !params.job_title && isKey(general) ? general : kind;
  if (!isKey(key)) throw new Error(`There are no words for a notification of kind ${kind}`);
  const { title, message } = textsOf(languageOf(language) ?? 'en').notifications[key];
  return { title: fill(title, params), message: fill(message, params) };
}
