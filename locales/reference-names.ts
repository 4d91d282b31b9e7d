// Names of trades and states in the languages that are whole, for lists the server answers.
import en from './en/reference.json' with { type: 'json' };
import hi from './hi/reference.json' with { type: 'json' };

const whole: Record<string, { role: Record<string, string>; state: Record<string, string> }> = { en, hi };

const namesIn = (list: 'role' | 'state', key: string): Record<string, string> =>
  Object.fromEntries(Object.entries(whole).map(([language, names]) => [language, names[list][key] ?? key]));

/** `{ en: 'Mason', hi: 'राजमिस्त्री' }`. */
export const namesOfRole = (slug: string) => namesIn('role', slug);

/** `{ en: 'Maharashtra', hi: 'महाराष्ट्र' }`. */
export const namesOfState = (code: string) => namesIn('state', code);
