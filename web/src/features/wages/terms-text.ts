// The words of terms: the rate, and when the pay is due.
import type { WageTerms } from '#contracts/wage-shapes.ts';
import { weekdayName } from '#locales/weekday-name.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatPaise } from './amounts.ts';

type Words = Pick<WageTerms, 'basis' | 'paise' | 'pay_every' | 'pay_weekday'>;

/** Returns a function that gives the words of terms, such as `₹900 / day. Each week: Saturday`. */
export function useTermsText() {
  const { t } = useTranslation(['wages', 'reference']);
  const { language } = useLanguage();
  return ({ basis, paise, pay_every, pay_weekday }: Words): string => {
    const rate = `${formatPaise(paise)} / ${t(`reference:salary_period.${basis}`)}`;
    if (pay_every === null) return rate;
    const weekday = pay_weekday === null ? '' : `: ${weekdayName(pay_weekday, language)}`;
    return `${rate}, ${t(`wages:terms.every.${pay_every}`)}${weekday}`;
  };
}
