// The page of the worker's crews: loading, error with a retry, invitations, crews, and the form of a new crew.
import { useSearchParams } from 'react-router-dom';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { More } from '../../kit/layout/more.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { AskCrew } from './ask-crew.tsx';
import { Bids } from './bids.tsx';
import { CrewCard } from './crew-card.tsx';
import { FirstCrew } from './first-crew.tsx';
import { FormCrew } from './form-crew.tsx';
import { Invitation } from './invitation.tsx';
import { PayQuestions } from './pay-questions.tsx';
import { useCrews } from './queries.ts';

export function Crews() {
  const { t } = useTranslation(['shell', 'crews', 'calls', 'jobs', 'reference', 'places', 'reports', 'problems']);
  return (
    <NarrowPage title={t('shell:nav.crews')}>
      <CrewParts />
    </NarrowPage>
  );
}

function CrewParts() {
  const { t } = useTranslation(['crews', 'problems']);
  const [params] = useSearchParams();
  const { data, error, isFetching, refetch } = useCrews();
  if (!data) {
    if (!error) return <CrewSkeleton />;
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  }
  const { crews, invites, may_form, pay_questions } = data;
  const jobUid = params.get('job');
  return (
    <div className="stack">
      {jobUid && <AskCrew crews={crews} jobUid={jobUid} />}
      <PayQuestions questions={pay_questions ?? []} />
      <Bids crews={crews} />
      {invites.map((invite) => (
        <Invitation key={invite.uid} invite={invite} />
      ))}
      {crews.map((crew) => (
        <CrewCard key={crew.uid} crew={crew} />
      ))}
      {crews.length === 0 && <FirstCrew />}
      {crews.length > 0 && may_form && (
        <More title={t('crews:form.open')}>
          <FormCrew />
        </More>
      )}
    </div>
  );
}

function CrewSkeleton() {
  const { t } = useTranslation();
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="title" width="most" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}
