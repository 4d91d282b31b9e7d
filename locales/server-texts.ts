// The words the server says: problems, notifications, text messages. A language that is whole but lacks one does not compile.
import type { Language } from '#contracts/values.ts';
import enNotifications from './en/notifications.json' with { type: 'json' };
import enProblems from './en/problems.json' with { type: 'json' };
import enSms from './en/sms.json' with { type: 'json' };
import hiNotifications from './hi/notifications.json' with { type: 'json' };
import hiSms from './hi/sms.json' with { type: 'json' };

interface Texts {
  notifications: typeof enNotifications;
  sms: typeof enSms;
}

const whole: Record<'en' | 'hi', Texts> = {
  en: { notifications: enNotifications, sms: enSms },
  hi: { notifications: hiNotifications, sms: hiSms },
};

/** The texts of a language: its own where they are whole, Hindi for Bhojpuri, else English. */
export function textsOf(language: Language): Texts {
  if (language === 'hi' || language === 'bh') return whole.hi;
  return whole.en;
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
