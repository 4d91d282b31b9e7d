// The eight main statistics of the overview, each with a line of details below the number.

import { REVIEW_HOURS } from '#contracts/moderation.ts';
import type { OverviewStats } from '#contracts/overview.ts';
import type { KeyAfter } from '#locales/topics/text-key.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { AnswerOf } from './overview-card.tsx';
import type { useStats } from './queries.ts';

interface Stat {
  key: KeyAfter<'admin-overview', 'figure.'>;
  value: number;
  line: string;
  warns?: boolean;
}

const share = (part: number, whole: number) => (whole > 0 ? Math.round((100 * part) / whole) : 0);
const each = (part: number, whole: number) => numberText(whole > 0 ? Math.round((10 * part) / whole) / 10 : 0);

function statsOf(t: Translate<'admin-overview'>, stats: OverviewStats): Stat[] {
  const { today, reports_late: late } = stats;
  const fresh = (number: number) => t('new_today', { number: numberText(number) });
  return [
    { key: 'users', value: stats.users, line: fresh(today.users) },
    { key: 'labour', value: stats.labour, line: fresh(today.labour) },
    { key: 'employers', value: stats.employers, line: fresh(today.employers) },
    { key: 'jobs_active', value: stats.jobs_active, line: fresh(today.jobs) },
    {
      key: 'jobs_total',
      value: stats.jobs_total,
      line: t('filled', { percent: share(stats.jobs_filled, stats.jobs_total) }),
    },
    {
      key: 'applications',
      value: stats.applications,
      line: t('a_job', { number: each(stats.applications, stats.jobs_total) }),
    },
    {
      key: 'applications_today',
      value: stats.applications_today,
      line: t('yesterday', { number: numberText(stats.applications_yesterday) }),
    },
    {
      key: 'unread_reports',
      value: stats.unread_reports,
      line:
        late > 0
          ? t('late', { number: numberText(late), hours: REVIEW_HOURS })
          : t('none_late', { hours: REVIEW_HOURS }),
      warns: late > 0,
    },
  ];
}

export function Stats({ asked }: { asked: ReturnType<typeof useStats> }) {
  const { t } = useTranslation('admin-overview');
  return (
    <section className="overview-stats" aria-label={t('stats_title')}>
      <AnswerOf asked={asked} failed={t('stats_failed')} skeletonLines={3}>
        {(stats) => (
          <dl className="overview-stats__list">
            {statsOf(t, stats).map(({ key, value, line, warns }) => (
              <div className="overview-stats__one" key={key}>
                <dt>{t(`figure.${key}`)}</dt>
                <dd className="overview-stats__value num">{numberText(value)}</dd>
                <dd className="overview-stats__line" data-warns={warns}>
                  {line}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </AnswerOf>
    </section>
  );
}
