// Tests the texts of relative times, such as “3 days ago”, in all eight languages.
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { hourText } from '#locales/day-parts.ts';
import { readTopic } from '#testing/texts/catalogues.ts';
import { agoText } from './ago.ts';

const now = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(languageCodes)('Relative times in %s', (language) => {
  it('agoText returns now, minutes, hours, days, months and years in singular and plural', async () => {
    const texts = readTopic(language, 'settings');
    const settings = Object.fromEntries([...(texts ?? [])].map(([key, text]) => [key, text]));
    const i18n = createInstance();
    await i18n.init({ lng: language, keySeparator: false, ns: ['settings'], resources: { [language]: { settings } } });
    const at = (passed: number) => new Date(now.getTime() - passed).toISOString();
    const said = (passed: number) => agoText(i18n.t, at(passed), { language, now });
    const text = (key: string, count: number) => texts?.get(`ago.${key}`)?.replace('{{count}}', String(count));
    const clock = (words: string | undefined, passed: number) => `${words} · ${hourText(at(passed), { language })}`;
    expect([0, MINUTE, 59 * MINUTE, 60 * MINUTE, 5 * 60 * MINUTE].map(said)).toEqual([
      clock(text('now', 0), 0),
      clock(text('minutes_one', 1), MINUTE),
      clock(text('minutes_other', 59), 59 * MINUTE),
      clock(text('hours_one', 1), 60 * MINUTE),
      clock(text('hours_other', 5), 5 * 60 * MINUTE),
    ]);
    expect([DAY, 29 * DAY, 30 * DAY, 364 * DAY, 365 * DAY, 800 * DAY].map(said)).toEqual([
      text('days_one', 1),
      text('days_other', 29),
      text('months_one', 1),
      text('months_other', 12),
      text('years_one', 1),
      text('years_other', 2),
    ]);
  });
});
