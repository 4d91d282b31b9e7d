// Tests the relative time of a notification, which is shown with the time of day.
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import bell from '#locales/en/bell.json' with { type: 'json' };
import { noteTime } from './note-time.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', ns: ['bell'], resources: { en: { bell } } });

describe('Time of a notification', () => {
  it.each([
    ['2026-11-23T12:42:00Z', 'just now · 6:12 pm'],
    ['2026-11-23T12:29:00Z', '13 minutes ago · 5:59 pm'],
    ['2026-11-23T11:00:00Z', '4:30 pm'],
  ])('noteTime of %s returns “%s”', (instant, words) => {
    expect(noteTime(i18n.t, instant, 'en', new Date('2026-11-23T12:42:30Z'))).toBe(words);
  });
});
