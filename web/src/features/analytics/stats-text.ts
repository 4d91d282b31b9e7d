// Texts of the analytics page: the change since the previous range of days, the names of the points on the chart (days,
// weeks or months), and the response time.

import type { Analytics, AnalyticsPoint } from '#contracts/analytics.ts';
import type { Language } from '#contracts/values.ts';
import { monthOf, shortDay, spanDay, weekDay } from '../../i18n/calendar-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ChartPoint } from '../../kit/chart/line-chart.tsx';
import { counted } from '../../kit/text/number-text.ts';

export type Measure = 'applications' | 'views';

const HOURS_OF_DAY = 24;
/** Response times of at least this number of hours are shown in days. */
const MANY_HOURS = 36;

/**
 * Maximum change for which a percentage is shown, as a multiple of the previous value. With 2, the value may triple.
 */
const MAX_GROWTH_FACTOR = 2;

interface Change {
  direction: 'more' | 'fewer' | 'same';
  by: number;
  /**
   * The change in percent of the previous value, rounded; null if the previous value was 0 or the change exceeds
   * `MAX_GROWTH_FACTOR`.
   */
  percent: number | null;
}

export function changeOf(now: number, before: number): Change {
  const by = Math.abs(now - before);
  if (by === 0) return { direction: 'same', by, percent: null };
  return {
    direction: now > before ? 'more' : 'fewer',
    by,
    percent: before > 0 && by <= MAX_GROWTH_FACTOR * before ? Math.round((100 * by) / before) : null,
  };
}

/** Returns the name of a point on the chart: its day, week or month. */
function stepName(
  t: Translate<'analytics'>,
  { date }: AnalyticsPoint,
  { step, language }: { step: Analytics['step']; language: Language },
) {
  if (step === 'month') return monthOf(date, language);
  return step === 'week' ? t('chart.week_of', { day: shortDay(date, language) }) : weekDay(date, language);
}

interface ChartOptions {
  measure: Measure;
  language: Language;
}

export const chartPoints = (
  t: Translate<'analytics'>,
  { series, step }: Analytics,
  { measure, language }: ChartOptions,
): ChartPoint[] =>
  series.map((point) => ({
    key: point.date,
    label: stepName(t, point, { step, language }),
    tick: step === 'month' ? monthOf(point.date, language) : shortDay(point.date, language),
    value: point[measure],
  }));

/** Returns the sentence that describes the chart to screen readers. */
export function chartLabel(
  t: Translate<'analytics'>,
  { from, to, step }: Analytics,
  points: readonly ChartPoint[],
  { measure, language }: ChartOptions,
) {
  const peak = points.reduce<ChartPoint | null>((best, one) => (best && best.value > one.value ? best : one), null);
  return t(`chart.${step}`, {
    measure: t(`measure.${measure}`),
    from: spanDay(from, to, language),
    to: spanDay(to, from, language),
    most: t(`count.${measure}`, counted(peak?.value ?? 0)),
    when: peak?.label ?? '',
  });
}

export function answerWords(t: Translate<'analytics'>, hours: number | null): string {
  if (hours === null) return t('words.answer_none');
  if (hours < 1) return t('words.answer_soon');
  if (hours < MANY_HOURS) return t('words.answer_hours', { count: Math.ceil(hours) });
  return t('words.answer_days', { count: Math.ceil(hours / HOURS_OF_DAY) });
}

export function fillWords(t: Translate<'analytics'>, percent: number | null): string {
  if (percent === null) return t('words.fill_none');
  if (percent === 0) return t('words.fill_no');
  return percent === 100 ? t('words.fill_all') : t('words.fill_some', { percent });
}
