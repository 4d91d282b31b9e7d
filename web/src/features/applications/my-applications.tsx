// All own applications: those that run, and those that have ended.
import './application-card.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Application } from '#contracts/applications.ts';
import { paths } from '../../app/paths.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { Blank } from '../../ui/blank.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { ApplicationCard } from './application-card.tsx';
import { useMyApplications } from './queries.ts';
import { isEnded } from './road-steps.ts';

type Side = 'running' | 'ended';

export function MyApplications() {
  const { t } = useTranslation('applications');
  const { t: tProblem } = useTranslation();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, isPending, isFetching, refetch } = useMyApplications(page);
  if (isPending) return <ApplicationBones />;
  if (error) {
    return (
      <Failure title={t('mine.failed')} again={t('again')} busy={isFetching} onAgain={() => void refetch()}>
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  if (data.total === 0) return <NoApplications words="none" />;
  return (
    <>
      <Sides applications={data.applications} />
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('mine.pages')}
        previous={t('mine.previous')}
        next={t('mine.next')}
        words={t('mine.page', { page: data.page, pages: data.pages })}
        linkTo={(next) => `${paths.myApplications}?page=${next}`}
      />
    </>
  );
}

function Sides({ applications }: { applications: readonly Application[] }) {
  const { t } = useTranslation('applications');
  const [params, setParams] = useSearchParams();
  const side: Side = params.get('show') === 'ended' ? 'ended' : 'running';
  const sides = {
    running: applications.filter((one) => !isEnded(one.status)),
    ended: applications.filter((one) => isEnded(one.status)),
  };
  const word = (name: Side) => `${t(`mine.${name}`)} ${sides[name].length}`;
  return (
    <div className="stack">
      <Segmented
        label={t('mine.which')}
        value={side}
        choices={[
          { value: 'running', word: word('running') },
          { value: 'ended', word: word('ended') },
        ]}
        onChoose={(next) => setParams(next === 'ended' ? { show: 'ended' } : {}, { replace: true })}
      />
      {sides[side].length === 0 && <NoApplications words={side === 'ended' ? 'none_ended' : 'none_running'} />}
      <ul className="application-cards">
        {sides[side].map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NoApplications({ words }: { words: 'none' | 'none_running' | 'none_ended' }) {
  const { t } = useTranslation('applications');
  return (
    <Blank
      title={t(`mine.${words}`)}
      action={
        <LinkButton variant="main" to={paths.jobs}>
          {t('mine.find')}
        </LinkButton>
      }
    >
      {t(`mine.${words}_step`)}
    </Blank>
  );
}

export function ApplicationBones() {
  const { t } = useTranslation('applications');
  return (
    <Skeleton words={t('mine.loading')}>
      <div className="application-cards">
        {[1, 2].map((bone) => (
          <Card key={bone}>
            <div className="stack">
              <Bone shape="tile" />
              <Bone shape="title" width="most" />
              <Bone shape="block" />
            </div>
          </Card>
        ))}
      </div>
    </Skeleton>
  );
}
