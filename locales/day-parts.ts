// Formats times of day: English with am and pm, all other languages with the part of the day in words. The words are
// listed here because Intl has wrong words for some languages (C.11).
import type { Language } from '#contracts/values.ts';
import { dateFormat } from './date-format.ts';

type Spoken = Exclude<Language, 'en'>;

/**
 * The parts of the day of each language with their first hour, in descending order. Each table ends with the part from
 * hour 0.
 */
const partsOfDay: Record<Spoken, readonly (readonly [from: number, part: string])[]> = {
  hi: [
    [20, 'रात'],
    [16, 'शाम'],
    [12, 'दोपहर'],
    [4, 'सुबह'],
    [0, 'रात'],
  ],
  bh: [
    [20, 'रात'],
    [16, 'साँझ'],
    [12, 'दुपहरिया'],
    [4, 'सबेरे'],
    [0, 'रात'],
  ],
  ta: [
    [19, 'இரவு'],
    [16, 'மாலை'],
    [12, 'மதியம்'],
    [5, 'காலை'],
    [3, 'அதிகாலை'],
    [0, 'இரவு'],
  ],
  te: [
    [19, 'రాత్రి'],
    [16, 'సాయంత్రం'],
    [12, 'మధ్యాహ్నం'],
    [5, 'ఉదయం'],
    [3, 'తెల్లవారుజామున'],
    [0, 'రాత్రి'],
  ],
  mr: [
    [20, 'रात्री'],
    [16, 'संध्याकाळी'],
    [12, 'दुपारी'],
    [6, 'सकाळी'],
    [4, 'पहाटे'],
    [0, 'रात्री'],
  ],
  bn: [
    [20, 'রাত'],
    [18, 'সন্ধ্যা'],
    [16, 'বিকেল'],
    [12, 'দুপুর'],
    [6, 'সকাল'],
    [4, 'ভোর'],
    [0, 'রাত'],
  ],
  ml: [
    [19, 'രാത്രി'],
    [16, 'വൈകുന്നേരം'],
    [12, 'ഉച്ചയ്ക്ക്'],
    [6, 'രാവിലെ'],
    [3, 'പുലർച്ചെ'],
    [0, 'രാത്രി'],
  ],
};

interface Hour {
  language: Language;
  timeZone?: 'Asia/Kolkata' | 'UTC';
  /**
   * Whether to show the minutes; `always` by default. `if_any` omits them for a full hour, for text that is read aloud.
   */
  minutes?: 'always' | 'if_any';
}

/** Returns `6:12 pm`, `शाम 6:12` or `సాయంత్రం 6:12`: Latin digits, Indian time by default. */
export function hourText(instant: string, { language, timeZone = 'Asia/Kolkata', minutes = 'always' }: Hour): string {
  const moment = new Date(instant);
  const digits = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const [hour = 0, minute = 0] = dateFormat('en-IN', digits).format(moment).split(':').map(Number);
  const full = minutes === 'if_any' && minute === 0;
  if (language === 'en') {
    const parts = { timeZone, hour: 'numeric', hour12: true, minute: full ? undefined : '2-digit' } as const;
    return dateFormat('en-IN', parts).format(moment);
  }
  const part = partsOfDay[language].find(([from]) => hour >= from)?.[1] ?? '';
  const clock = `${hour % 12 || 12}${full ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return `${part} ${clock}`;
}
