// An entry of a diary in words: the day, what was done, and the amount.
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatPaise } from './amounts.ts';

interface Line {
  day: string;
  /** 2 for a full day, 1 for half a day; null for a payment. */
  halves: number | null;
  /** 0 for a day without an amount. */
  paise: number;
}

export function useDiaryLine() {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  return ({ day, halves, paise }: Line) => {
    const what = halves === null ? t('kind.payment') : t(`day.${halves === 2 ? 'full' : 'half'}`);
    return [weekDay(day, language), what, paise > 0 && formatPaise(paise)].filter(Boolean).join(' · ');
  };
}
