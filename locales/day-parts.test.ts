// The hours of a day are named as people name them, in every language.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { hourText } from './day-parts.ts';

/** An hour of the clock, without a zone between. */
const at = (time: string, language: (typeof languageCodes)[number]) =>
  hourText(`2026-11-21T${time}:00Z`, { language, timeZone: 'UTC' });

describe('the hour of work', () => {
  it('is early in the morning at five, and not at night', () => {
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

  it('is evening at five, and not noon', () => {
    expect(at('17:00', 'te')).toBe('సాయంత్రం 5:00');
    expect(at('17:00', 'bn')).toBe('বিকেল 5:00');
    expect(at('08:12', 'mr')).toBe('सकाळी 8:12');
    expect(at('18:12', 'hi')).toBe('शाम 6:12');
  });

  it('has a name at every hour, and twelve where the clock shows none', () => {
    for (const language of languageCodes) {
      for (let hour = 0; hour < 24; hour += 1) {
        const said = at(`${String(hour).padStart(2, '0')}:07`, language);
        expect(said, `${language} ${hour}`).toMatch(new RegExp(`(^|\\S )${hour % 12 || 12}:07($| [ap]m$)`));
      }
    }
  });

  it('is India’s, and without its minutes where a voice says it', () => {
    expect(hourText('2026-11-21T12:42:00Z', { language: 'en' })).toBe('6:12 pm');
    expect(hourText('2026-11-21T02:30:00Z', { language: 'te', minutes: 'if_any' })).toBe('ఉదయం 8');
    expect(hourText('2026-11-21T02:30:00Z', { language: 'en', minutes: 'if_any' })).toBe('8 am');
    expect(hourText('2026-11-21T02:45:00Z', { language: 'te', minutes: 'if_any' })).toBe('ఉదయం 8:15');
  });
});
