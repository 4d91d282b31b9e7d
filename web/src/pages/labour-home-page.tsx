// The first page of a person looking for work: what the profile lacks, what runs, then the newest jobs.
import './labour-home-page.css';
import { useTranslation } from 'react-i18next';
import { ProfilePrompt } from '../completion/profile-prompt.tsx';
import { RunningApplications } from '../features/applications/running-applications.tsx';
import { LatestJobs } from '../features/jobs/latest-jobs.tsx';
import { SaveButton } from '../features/saved-jobs/save-button.tsx';

export function LabourHomePage() {
  const { t } = useTranslation('jobs');
  return (
    <div className="page labour-home">
      <h1 className="visually-hidden">{t('home.hello')}</h1>
      <ProfilePrompt user_type="labour" />
      <RunningApplications />
      <LatestJobs columns="2" cardAction={(job) => <SaveButton uid={job.uid} title={job.title} />} />
    </div>
  );
}
