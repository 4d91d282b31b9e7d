// Rules of diaries: days, amounts and the file.
import { describe, expect, it } from 'vitest';
import { amountOfDay, diaryCsv, isDiaryDay } from './diary-rules.ts';

describe('The days of a diary', () => {
  it.each([
    ['today', '2026-11-27', true],
    ['the day five years ago', '2021-11-27', true],
    ['tomorrow', '2026-11-28', false],
    ['an older day', '2021-11-26', false],
  ])('%s: %s is allowed: %s', (_, day, allowed) => {
    expect(isDiaryDay(day, '2026-11-27')).toBe(allowed);
  });
});

describe('The amount of a day', () => {
  it('Half a day is half of the pay, and half a paisa rounds up', () => {
    expect([amountOfDay(2, 90_000), amountOfDay(1, 90_001), amountOfDay(1, null)]).toEqual([90_000, 45_001, 0]);
  });
});

describe('The file of a diary', () => {
  it('Each line states that only the worker says so', () => {
    const entry = { id: 1, day: '2026-11-27', paise: 45_050, recorded_at: '2026-11-27T06:00:00.000Z' };
    const file = diaryCsv([
      { ...entry, kind: 'day', halves: 1 },
      { ...entry, kind: 'payment', halves: null },
    ]);
    expect(file).toBe(
      '\uFEFFday,kind,days,amount_inr,stated_by\r\n2026-11-27,day,0.5,450.50,worker only\r\n2026-11-27,payment,,450.50,worker only\r\n',
    );
  });
});
