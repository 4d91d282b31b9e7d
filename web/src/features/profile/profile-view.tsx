// The user's own profile page: header, verification, completion, all fields, résumé and links.
import './profile-view.css';
import type { ReactNode } from 'react';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { type Profile, useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';
import { CompletionCard } from './completion-card.tsx';
import { EmployerFacts } from './employer-facts.tsx';
import { LabourFacts } from './labour-facts.tsx';
import { MoreLinks } from './more-links.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ResumeCard } from './resume-card.tsx';

/** Shows the user's own profile. `known` is the user's reputation, which another feature renders. */
export function ProfileView({ known }: { known?: ReactNode }) {
  const { t } = useTranslation(['profile', 'problems']);
  const { user_type } = useSession();
  const { data, error, isFetching, refetch } = useProfile(user_type);
  if (data) return <ProfileSummary profile={data} known={known} />;
  if (!error) return <ProfileSkeleton />;
  return (
    <Failure
      heading="h1"
      title={t('common:load_failed')}
      again={t('common:try_again')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {problemText(t, error)}
    </Failure>
  );
}

function ProfileSummary({ profile, known }: { profile: Profile; known: ReactNode }) {
  const isLabour = 'skills' in profile;
  return (
    <div className="profile">
      <div className="profile__main">
        <ProfileHeader profile={profile} />
        {isLabour ? <LabourFacts profile={profile} /> : <EmployerFacts profile={profile} />}
      </div>
      <div className="profile__side">
        <CompletionCard profile={profile} />
        {known}
        {isLabour && <ResumeCard resume={profile.resume} />}
        <MoreLinks />
      </div>
    </div>
  );
}
