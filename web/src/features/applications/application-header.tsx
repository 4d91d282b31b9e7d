// The header of a worker's application: trade, pay, job, employer and start date.

import { Link } from 'react-router-dom';
import type { Application } from '#contracts/application-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { formatPay } from '../../kit/text/money.ts';
import { employerName, typedEmployerName } from '../../parts/employer/employer-name.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { applicationIcons } from '../../parts/job/status-badge.tsx';
import { TypedName } from '../../parts/name/typed-name.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { TradeTile } from '../../parts/trades/trade-icon.tsx';

export function ApplicationHeader({ application, title }: { application: Application; title: string }) {
  const { t } = useTranslation(['applications', 'jobs', 'reference']);
  const { placeText } = usePlaceNames();
  const { job, employer, status } = application;
  const period = job?.salary_period ? t(`reference:salary_period.${job.salary_period}`) : null;
  const place = job && placeText(job);
  return (
    <header className="application-header">
      <TradeTile role={job?.role} />
      <div className="application-header__words">
        {job && <p className="application-header__pay">{formatPay(job.salary_amount, period) ?? t('jobs:pay.ask')}</p>}
        <h1 className="application-header__title">{title}</h1>
        {job && <OriginalTitle of={withReaderTitle(job)} />}
        <p className="soft">
          {employerName(employer) || t('reference:deleted_user')}
          <TypedName name={typedEmployerName(employer)} />
          {place && ` · ${place}`}
        </p>
        <p>
          <span className="badge" data-status={status}>
            <Icon name={applicationIcons[status]} size={16} />
            {t(`applications:status_flow.${status}`)}
          </span>
        </p>
        <div className="application-header__actions">
          {job && (
            <Link className="application-header__job" to={job.is_call ? paths.labourCall(job.uid) : paths.job(job.uid)}>
              {t('applications:one.to_job')}
            </Link>
          )}
          <ReadAloud of={{ application }} looks="big" />
        </div>
      </div>
    </header>
  );
}
