// The chart of registrations per day. Each bar stacks the numbers of workers and of employers.
import { useState } from 'react';
import type { TimelineDay } from '#contracts/overview.ts';
import { shortDay, weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BarChart, type BarPoint } from '../../kit/chart/bar-chart.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { numberText } from '../../kit/text/number-text.ts';
import { AnswerOf, OverviewCard } from './overview-card.tsx';
import { useTimeline } from './queries.ts';
import { type Range, ranges, stepsOf } from './timeline-steps.ts';

function Legend() {
  const { t } = useTranslation('admin-overview');
  return (
    <p className="legend">
      <span className="legend__one" data-kind="low">
        {t('labour')}
      </span>
      <span className="legend__one" data-kind="high">
        {t('employer')}
      </span>
    </p>
  );
}

function Chart({ days }: { days: readonly TimelineDay[] }) {
  const { t } = useTranslation('admin-overview');
  const { language } = useLanguage();
  const { step, steps } = stepsOf(days);
  const peak = steps.reduce<TimelineDay | null>((best, one) => (best && best.total > one.total ? best : one), null);
  if (!peak || peak.total === 0) return <p className="overview-card__none soft">{t('chart_none')}</p>;
  const labelOf = (date: string) =>
    step === 'day' ? weekDay(date, language) : t('week', { day: shortDay(date, language) });
  const points = steps.map(({ date, labour, employer }): BarPoint => {
    return { key: date, label: labelOf(date), tick: shortDay(date, language), low: labour, high: employer };
  });
  const label = t('chart', { days: days.length, day: labelOf(peak.date), number: numberText(peak.total) });
  const valueText = ({ low, high }: BarPoint) => t('said', { labour: numberText(low), employer: numberText(high) });
  const heads = [t('day'), t('labour'), t('employer'), t('total')] as const;
  return <BarChart label={label} points={points} valueText={valueText} heads={heads} />;
}

export function TimelineCard() {
  const { t } = useTranslation('admin-overview');
  const [range, setRange] = useState<Range>('30');
  const asked = useTimeline(range);
  return (
    <OverviewCard title={t('timeline')} aside={<Legend />}>
      <div className="overview-card__inside">
        <Segmented
          label={t('range')}
          value={range}
          choices={ranges.map((value) => ({ value, word: t('days', { number: value }) }))}
          onChoose={setRange}
        />
        <AnswerOf asked={asked} failed={t('timeline_failed')}>
          {(days) => <Chart days={days} />}
        </AnswerOf>
      </div>
    </OverviewCard>
  );
}
