// The words the server says: problems, notifications, text messages. A language that is whole but lacks one does not compile.
import type { Language } from '#contracts/values.ts';
import enNotifications from './en/notifications.json' with { type: 'json' };
import enProblems from './en/problems.json' with { type: 'json' };
import enReference from './en/reference.json' with { type: 'json' };
import enSms from './en/sms.json' with { type: 'json' };
import hiNotifications from './hi/notifications.json' with { type: 'json' };
import hiReference from './hi/reference.json' with { type: 'json' };
import hiSms from './hi/sms.json' with { type: 'json' };

interface Texts {
  notifications: typeof enNotifications;
  sms: typeof enSms;
  /** What an erased person is called. */
  deleted_user: string;
}

const whole: Record<'en' | 'hi', Texts> = {
  en: { notifications: enNotifications, sms: enSms, deleted_user: enReference.deleted_user },
  hi: { notifications: hiNotifications, sms: hiSms, deleted_user: hiReference.deleted_user },
};

/** A language itself where its texts are whole, Hindi for Bhojpuri, else English. */
export function wholeLanguage(language: Language): keyof typeof whole {
  return language === 'hi' || language === 'bh' ? 'hi' : 'en';
}

/** The texts of a language, or of the one that stands in for it. */
export function textsOf(language: Language): Texts {
  return whole[wholeLanguage(language)];
}

/** English, for the `detail` and `errors` of a problem document. */
export const problemTexts: { code: Record<string, string>; field: Record<string, string> } = enProblems;

/** Fills `{{name}}` placeholders; one without a value stays empty. */
export function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
