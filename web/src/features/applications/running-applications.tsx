// The few applications that run now, on top of the worker's own page.
import './application-card.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { Failure } from '../../ui/failure.tsx';
import { ApplicationBones } from './application-bones.tsx';
import { ApplicationCard } from './application-card.tsx';
import { NoApplications } from './my-applications.tsx';
import { useMyApplications } from './queries.ts';
import { isEnded } from './road-steps.ts';

const SHOWN = 2;

export function RunningApplications() {
  const { t } = useTranslation('applications');
  return (
    <section aria-labelledby="running-applications">
      <div className="page__head">
        <h2 id="running-applications" className="page__title">
          {t('mine.title')}
        </h2>
        <Link to={paths.myApplications}>{t('mine.all')}</Link>
      </div>
      <Running />
    </section>
  );
}

function Running() {
  const { t } = useTranslation('applications');
  const { t: tProblem } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useMyApplications();
  if (isPending) return <ApplicationBones />;
  if (error) {
    return (
      <Failure title={t('mine.failed')} again={t('again')} busy={isFetching} onAgain={() => void refetch()}>
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  const running = data.applications.filter((one) => !isEnded(one.status)).slice(0, SHOWN);
  if (running.length === 0) return <NoApplications words={data.total === 0 ? 'none' : 'none_running'} />;
  return (
    <ul className="application-cards">
      {running.map((application) => (
        <li key={application.id}>
          <ApplicationCard application={application} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
