// The days of a work certificate as text.
import type { CertifiedDays } from '#contracts/work-certificates.ts';
import { spanDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns the lines that state the days: all of them, and separately those by code and those by hand. */
export function useDaysText() {
  const { t } = useTranslation('certificate');
  const { language } = useLanguage();
  return ({ total_days, by_code, by_entry, half_days, from, to }: CertifiedDays): string[] => [
    t('days', { total: total_days, from: spanDay(from, to, language), to: spanDay(to, from, language) }),
    t('by_code', { days: by_code }),
    t('by_entry', { days: by_entry }),
    ...(half_days > 0 ? [t('half', { days: half_days })] : []),
  ];
}
