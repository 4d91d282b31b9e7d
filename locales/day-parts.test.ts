// Tests that times of day name the part of the day, such as “evening”, in each language.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { hourText } from './day-parts.ts';

/** Formats a clock time without a time zone. */
const at = (time: string, language: (typeof languageCodes)[number]) =>
  hourText(`2026-11-21T${time}:00Z`, { language, timeZone: 'UTC' });

describe('Times of day', () => {
  it('5:00 is early morning and not night', () => {
    const said = languageCodes.map((language) => at('05:00', language));
    expect(said).toEqual([
      '5:00 am',
      'सुबह 5:00',
      'காலை 5:00',
      'ఉదయం 5:00',
      'पहाटे 5:00',
      'ভোর 5:00',
      'പുലർച്ചെ 5:00',
      'सबेरे 5:00',
    ]);
  });

  it('17:00 is evening and not noon', () => {
    expect(at('17:00', 'te')).toBe('సాయంత్రం 5:00');
    expect(at('17:00', 'bn')).toBe('বিকেল 5:00');
    expect(at('08:12', 'mr')).toBe('सकाळी 8:12');
    expect(at('18:12', 'hi')).toBe('शाम 6:12');
  });

  it('Every hour has a name, and midnight and noon are shown as twelve', () => {
    for (const language of languageCodes) {
      for (let hour = 0; hour < 24; hour += 1) {
        const said = at(`${String(hour).padStart(2, '0')}:07`, language);
        expect(said, `${language} ${hour}`).toMatch(new RegExp(`(^|\\S )${hour % 12 || 12}:07($| [ap]m$)`));
      }
    }
  });

  it('Times are in Indian time, and spoken full hours omit the minutes', () => {
    expect(hourText('2026-11-21T12:42:00Z', { language: 'en' })).toBe('6:12 pm');
    expect(hourText('2026-11-21T02:30:00Z', { language: 'te', minutes: 'if_any' })).toBe('ఉదయం 8');
    expect(hourText('2026-11-21T02:30:00Z', { language: 'en', minutes: 'if_any' })).toBe('8 am');
    expect(hourText('2026-11-21T02:45:00Z', { language: 'te', minutes: 'if_any' })).toBe('ఉదయం 8:15');
  });
});
