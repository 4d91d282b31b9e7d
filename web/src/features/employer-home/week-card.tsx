// The job views of the last seven days as a small line chart.

import { Link } from 'react-router-dom';
import type { EmployerDashboard } from '#contracts/employer-dashboard.ts';
import { shortDay, weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { highestPlace } from '../../kit/chart/chart-scale.ts';
import { LineChart } from '../../kit/chart/line-chart.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { counted, numberText } from '../../kit/text/number-text.ts';

const changeOf = (now: number, before: number) => {
  if (now === before) return 'same';
  return now > before ? 'more' : 'fewer';
};

export function WeekCard({ dashboard: { series, totals } }: { dashboard: EmployerDashboard }) {
  const { t } = useTranslation('employer-home');
  const { language } = useLanguage();
  const points = series.map(({ date, views }) => ({
    key: date,
    label: weekDay(date, language),
    tick: shortDay(date, language),
    value: views,
  }));
  const valueText = (count: number) => t('jobs.views', counted(count));
  const peak = points[highestPlace(points.map(({ value }) => value))];
  const { views, views_before } = totals;
  return (
    <SectionCard icon="eye" title={t('week.title')}>
      <p>
        <b className="week-card__value num">{numberText(views)}</b>{' '}
        <span className="soft">
          {t(`week.${changeOf(views, views_before)}`, { by: numberText(Math.abs(views - views_before)) })}
        </span>
      </p>
      <LineChart
        size="low"
        label={t('week.chart', { most: valueText(peak?.value ?? 0), when: peak?.label ?? '' })}
        points={points}
        valueText={valueText}
        heads={[t('week.when'), t('week.views')]}
      />
      <Link className="week-card__go" to={paths.analytics}>
        {t('week.go')}
      </Link>
    </SectionCard>
  );
}
