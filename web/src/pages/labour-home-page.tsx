// `/labour/dashboard`: the worker's dashboard.

import { Suspense } from 'react';
import { TodayOnCard } from '../features/attendance/today-on-card.tsx';
import { LatestJobs } from '../features/jobs/latest-jobs.tsx';
import { LabourHome } from '../features/labour-home/labour-home.tsx';
import { SaveButton } from '../features/saved-jobs/save-button.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyExtra } from '../kit/navigation/lazy-page.ts';
import { ProfilePrompt } from '../parts/completion/profile-prompt.tsx';
import { loadFreeTomorrow } from './load-calls-pages.ts';

// The card with the wages that employers owe the worker. Loads only for workers with recorded wages.
const WagesCard = lazyExtra(() => import('../features/wages/wages-card.tsx').then((part) => part.WagesCard));

const DiaryOffer = lazyExtra(() => import('../features/wages/diary-offer.tsx').then((part) => part.DiaryOffer));

const FreeTomorrow = lazyExtra(loadFreeTomorrow);

export function LabourHomePage() {
  // Loads all translations of the page in parallel. Otherwise each component would load its own translations later.
  useTranslation([
    'labour-home',
    'calls',
    'jobs',
    'applications',
    'matching',
    'saved-jobs',
    'reference',
    'places',
    'ratings',
    'contact',
    'attendance',
    'problems',
  ]);
  const cardAction = (job: { uid: string; title: string }) => <SaveButton uid={job.uid} title={job.title} />;
  return (
    <div className="page">
      <LabourHome
        profileRequirement={<ProfilePrompt user_type="labour" />}
        latest={<LatestJobs cardAction={cardAction} />}
        cardAction={cardAction}
        codeEntry={(id, onTaken) => <TodayOnCard application_id={id} onTaken={onTaken} />}
        freeTomorrow={
          <Suspense fallback={<div className="labour-home__free card" />}>
            <FreeTomorrow />
          </Suspense>
        }
        diaryOffer={
          <Suspense fallback={null}>
            <DiaryOffer />
          </Suspense>
        }
        wages={(balances) => (
          <Suspense fallback={<div className="labour-home__wages card" />}>
            <WagesCard balances={balances} />
          </Suspense>
        )}
      />
    </div>
  );
}
