// `/employer/dashboard/applicants/:applicationId`: one applicant and the possible decisions.

import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Applicant } from '../features/applicants/applicant.tsx';
import { EmployerAttendance } from '../features/attendance/employer-attendance.tsx';
import { RateCard } from '../features/ratings/rate-card.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { BackLink } from '../kit/layout/back-link.tsx';
import { Skeleton, SkeletonLine } from '../kit/layout/skeleton.tsx';
import { lazyExtra } from '../kit/navigation/lazy-page.ts';
import { paths } from '../kit/navigation/paths.ts';
import { loadClosingOffer } from './load-hisaab-page.ts';

// The closing of the wage account. Loads only after the work.
const ClosingOffer = lazyExtra(loadClosingOffer);

export function ApplicantPage() {
  // Loads all translations of the page in parallel. Otherwise each component would load its own translations later.
  const { t } = useTranslation([
    'applications',
    'attendance',
    'contact',
    'matching',
    'profile',
    'jobs',
    'reference',
    'places',
    'problems',
    'ratings',
  ]);
  const { applicationId = '' } = useParams();
  return (
    <div className="page">
      <BackLink to={paths.applicants}>{t('applications:person.back')}</BackLink>
      <Applicant
        key={applicationId}
        id={Number(applicationId)}
        parts={(application) => (
          <>
            <EmployerAttendance application={application} />
            {application.status === 'completed' && (
              <Suspense
                fallback={
                  <Skeleton words={t('common:loading')}>
                    <SkeletonLine shape="block" />
                  </Skeleton>
                }
              >
                <ClosingOffer application_id={application.id} />
              </Suspense>
            )}
            <RateCard application={application} />
          </>
        )}
      />
    </div>
  );
}
