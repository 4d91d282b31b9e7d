// The words of a notification in the reader's language.
import { languageOf } from '#contracts/values.ts';
import enNotifications from './en/notifications.json' with { type: 'json' };
import { fill, textsOf } from './server-texts.ts';

type TextKey = keyof typeof enNotifications;

const isKey = (text: string): text is TextKey => Object.hasOwn(enNotifications, text);

/** Who is erased leaves an empty name (D58): a person or company has some name otherwise. */
const withoutName = (params: Readonly<Record<string, unknown>>, deletedUser: string) =>
  Object.fromEntries(
    ['person', 'company'].flatMap((field) => {
      const name = params[field];
      return typeof name === 'string' && name.trim() === '' ? [[field, deletedUser]] : [];
    }),
  );

/** Title and message of a notification of this kind. Without a job's title the general wording is taken, where there is one. */
export function notificationText(
  language: string,
  { kind, params }: { kind: string; params: Readonly<Record<string, unknown>> },
): { title: string; message: string } {
  const general = `${kind}_general`;
  const key = !params.job_title && isKey(general) ? general : kind;
  if (!isKey(key)) throw new Error(`There are no words for a notification of kind ${kind}`);
  const texts = textsOf(languageOf(language) ?? 'en');
  const { title, message } = texts.notifications[key];
  const named = { ...params, ...withoutName(params, texts.deleted_user) };
  return { title: fill(title, named), message: fill(message, named) };
}
