// The header of an applicant: picture, name, place, trades, reputation, and the job applied for.

import { Link } from 'react-router-dom';
import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { roleText } from '../../parts/job/job-tags.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { applicationIcons } from '../../parts/job/status-badge.tsx';
import { TypedName } from '../../parts/name/typed-name.tsx';
import { BadgeList } from '../../parts/person/badge-list.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';
import { Photo } from '../../parts/upload/photo.tsx';
import { personName, typedPersonName } from './person-name.ts';
import { ReputationLine } from './reputation-line.tsx';

export function ApplicantHeader({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation(['applications', 'reference']);
  const { placeText } = usePlaceNames();
  const { applicant, applicant_profile, job, status } = application;
  const name = personName(t, applicant);
  const years = applicant.experience_years;
  const facts = [
    (applicant.city || applicant.state) && placeText(applicant),
    years !== null && years > 0 && t('applications:received.years', { count: years }),
  ].filter(Boolean);
  return (
    <header className="applicant-page__header">
      <Photo name={applicant.first_name} picture={applicant.picture} size={96} />
      <div className="applicant-page__words">
        <h1 className="applicant-page__name">{name}</h1>
        <TypedName name={typedPersonName(applicant)} />
        {facts.length > 0 && <p className="soft">{facts.join(' · ')}</p>}
        <p>
          <span className="badge" data-status={status}>
            <Icon name={applicationIcons[status]} size={16} />
            {t(`applications:column.${status}`)}
          </span>
        </p>
      </div>
      <div className="applicant-page__wide">
        {applicant.skills.length > 0 && (
          <ul className="applicant-page__trades" aria-label={t('applications:person.skills')}>
            {applicant.skills.map((skill) => (
              <li key={skill}>
                <TradeIcon role={skill} size={24} />
                {roleText(t, skill)}
              </li>
            ))}
          </ul>
        )}
        <ReputationLine reputation={applicant.reputation} />
        <BadgeList badges={applicant_profile.badges} />
        <p>
          {job ? (
            <Link className="applicant-page__job" to={paths.jobApplicants(job.uid)}>
              <span>
                {t('applications:person.for', { job: withReaderTitle(job).title })}
                <OriginalTitle of={withReaderTitle(job)} />
              </span>
            </Link>
          ) : (
            t('applications:person.for', { job: t('applications:received.general') })
          )}
        </p>
      </div>
    </header>
  );
}
