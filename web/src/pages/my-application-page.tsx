// `/labour/dashboard/applications/:applicationId`: one of the worker's applications and the possible actions.

import { useParams } from 'react-router-dom';
import type { LabourApplication } from '#contracts/application-shapes.ts';
import { MyApplication } from '../features/applications/my-application.tsx';
import { LabourAttendance } from '../features/attendance/labour-attendance.tsx';
import { RateCard } from '../features/ratings/rate-card.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { BackLink } from '../kit/layout/back-link.tsx';
import { LinkTarget } from '../kit/layout/link-target.tsx';
import { paths } from '../kit/navigation/paths.ts';

const mayRate = ({ acts }: LabourApplication) => acts.includes('rate');

function Rating({ application }: { application: LabourApplication }) {
  return (
    <LinkTarget id="rating">
      <RateCard application={application} />
    </LinkTarget>
  );
}

export function MyApplicationPage() {
  // Loads all translations of the page in parallel. Otherwise each component would load its own translations later.
  const { t } = useTranslation([
    'applications',
    'attendance',
    'contact',
    'jobs',
    'reference',
    'places',
    'ratings',
    'problems',
  ]);
  const { applicationId = '' } = useParams();
  return (
    <div className="page">
      <BackLink to={paths.myApplications}>{t('applications:one.back')}</BackLink>
      <MyApplication
        key={applicationId}
        id={Number(applicationId)}
        first={(application) => mayRate(application) && <Rating application={application} />}
        parts={(application) => (
          <>
            {!mayRate(application) && <Rating application={application} />}
            <LinkTarget id="attendance">
              <LabourAttendance application={application} />
            </LinkTarget>
          </>
        )}
      />
    </div>
  );
}
