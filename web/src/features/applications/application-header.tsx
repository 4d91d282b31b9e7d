// The header of a worker's application: trade, pay, job, employer and start date.

import { Link } from 'react-router-dom';
import type { Application } from '#contracts/applications.ts';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReadAloud } from '../../reading/read-aloud.tsx';
import { employerName } from '../../ui/employer-name.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatPay } from '../../ui/money.ts';
import { usePlaceNames } from '../../ui/place.ts';
import { applicationIcons } from '../../ui/status-badge.tsx';
import { TradeTile } from '../../ui/trade-icon.tsx';

export function ApplicationHeader({ application, title }: { application: Application; title: string }) {
  const { t } = useTranslation(['applications', 'jobs', 'reference']);
  const { placeText } = usePlaceNames();
  const { job, employer, status } = application;
  const period = job?.salary_period ? t(`reference:salary_period.${job.salary_period}`) : null;
  const about = [employerName(employer) || t('reference:deleted_user'), job && placeText(job)];
  return (
    <header className="application-header">
      <TradeTile role={job?.role} />
      <div className="application-header__words">
        {job && <p className="application-header__pay">{formatPay(job.salary_amount, period) ?? t('jobs:pay.ask')}</p>}
        <h1 className="application-header__title">{title}</h1>
        <p className="soft">{about.filter(Boolean).join(' · ')}</p>
        <p>
          <span className="badge" data-status={status}>
            <Icon name={applicationIcons[status]} size={16} />
            {t(`applications:road.${status}`)}
          </span>
        </p>
        <div className="application-header__actions">
          {job && (
            <Link className="application-header__job" to={paths.job(job.uid)}>
              {t('applications:one.to_job')}
            </Link>
          )}
          <ReadAloud of={{ application }} looks="word" />
        </div>
      </div>
    </header>
  );
}
