// The coming pay days with what is owed now, at the top of the wage sheet.
import type { ComingPayDay } from '#contracts/wage-sheet.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { formatPaise } from './amounts.ts';

/** Renders nothing if no pay day comes. */
export function PayDays({ days }: { days: readonly ComingPayDay[] }) {
  const { t } = useTranslation('wage-sheet');
  const { language } = useLanguage();
  if (days.length === 0) return null;
  return (
    <section className="card wage-waiting" aria-labelledby="wage-pay-days">
      <h2 id="wage-pay-days" className="account__open">
        <Icon name="calendar" size={20} />
        {t('pay_days')}
      </h2>
      <ul className="wage-lines">
        {days.map(({ day, people, paise }) => (
          <li key={day}>
            <span>{t('pay_day', { day: weekDay(day, language), count: people })}</span>
            <span className="wage-lines__amount">{formatPaise(paise)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
