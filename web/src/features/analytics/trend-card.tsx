// The card with the number of applications or views in the chosen range, its change since the previous range, and its
// chart. Below are the numbers of viewers and of shortlisted, accepted and rejected applications.
import { useState } from 'react';
import type { Analytics } from '#contracts/analytics.ts';
import { spanDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LineChart } from '../../kit/chart/line-chart.tsx';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { changeOf, chartLabel, chartPoints, type Measure } from './stats-text.ts';

const measures = ['applications', 'views'] as const;

interface TrendProps {
  figures: Analytics;
}

export function TrendCard({ figures }: TrendProps) {
  const { t } = useTranslation('analytics');
  const { language } = useLanguage();
  const [measure, setMeasure] = useState<Measure>('applications');
  const shown = { measure, language };
  const points = chartPoints(t, figures, shown);
  return (
    <Card as="section" label={t(`measure.${measure}`)}>
      <div className="stack">
        <Chips label={t('measure.label')}>
          {measures.map((one) => (
            <Chip key={one} chosen={one === measure} onClick={() => setMeasure(one)}>
              {t(`measure.${one}`)}
            </Chip>
          ))}
        </Chips>
        <HeadlineStat figures={figures} measure={measure} />
        <LineChart
          size="tall"
          label={chartLabel(t, figures, points, shown)}
          points={points}
          valueText={(count) => t(`count.${measure}`, counted(count))}
          heads={[t('chart.when'), t(`measure.${measure}`)]}
        />
        <Answers figures={figures} />
      </div>
    </Card>
  );
}

function HeadlineStat({ figures, measure }: TrendProps & { measure: Measure }) {
  const { t } = useTranslation('analytics');
  const { language } = useLanguage();
  const { from, to, totals } = figures;
  const name = t(`measure.${measure}`);
  return (
    <dl className="headline-stat">
      <dt>
        {from === to
          ? t('span_today', { measure: name })
          : t('span', { measure: name, from: spanDay(from, to, language), to: spanDay(to, from, language) })}
      </dt>
      <dd>
        <b className="headline-stat__value num">{numberText(totals[measure])}</b>
        <ChangeWords figures={figures} measure={measure} />
      </dd>
    </dl>
  );
}

const arrows: Record<'more' | 'fewer', IconName> = { more: 'arrow-up', fewer: 'arrow-down' };

function ChangeWords({ figures: { range, totals, before }, measure }: TrendProps & { measure: Measure }) {
  const { t } = useTranslation('analytics');
  if (before === null || range === 'all') return null;
  const { direction, by, percent } = changeOf(totals[measure], before.totals[measure]);
  const words = t(direction, { before: t(`before.${range}`) });
  if (direction === 'same') return <span className="soft">{words}</span>;
  return (
    <span>
      <span className="headline-stat__change num" data-direction={direction}>
        <Icon name={arrows[direction]} size={20} />
        {numberText(by)}
      </span>{' '}
      <span className="soft">
        {words}
        {percent !== null && ` ${t('percent', { percent })}`}
      </span>
    </span>
  );
}

function Answers({ figures: { totals } }: TrendProps) {
  const { t } = useTranslation('analytics');
  const rows = [
    { key: 'viewers', value: totals.unique_viewers },
    { key: 'shortlisted', value: totals.shortlisted },
    { key: 'accepted', value: totals.accepted },
    { key: 'rejected', value: totals.rejected },
  ] as const;
  return (
    <dl className="small-stats">
      {rows.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`totals.${key}`)}</dt>
          <dd className="num">{numberText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
