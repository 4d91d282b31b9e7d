// The four main statistics of the employer's home page, in one line.

import { Link } from 'react-router-dom';
import type { EmployerDashboard } from '#contracts/employer-dashboard.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { numberText } from '../../kit/text/number-text.ts';

const places = {
  active_jobs: `${paths.myJobs}?status=active`,
  applications_today: paths.applicants,
  unanswered: paths.applicants,
  hires: null,
} as const;

const keys = ['active_jobs', 'applications_today', 'unanswered', 'hires'] as const;

export function Totals({ totals }: { totals: EmployerDashboard['totals'] }) {
  const { t } = useTranslation('employer-home');
  return (
    <section aria-label={t('totals.label')}>
      <dl className="totals">
        {keys.map((key) => {
          const to = places[key];
          const name = t(`totals.${key}`);
          return (
            <div key={key}>
              <dt>
                {to === null ? (
                  name
                ) : (
                  <Link className="totals__link" to={to}>
                    {name}
                  </Link>
                )}
              </dt>
              <dd className="num">{numberText(totals[key])}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
