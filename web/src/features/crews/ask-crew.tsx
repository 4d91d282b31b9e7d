// The form with which the leader asks members of the crew to go to a job together.
import { useNavigate } from 'react-router-dom';
import type { Crew } from '#contracts/crews.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { crewsPath } from '../../kit/navigation/answer-paths.ts';
import { AskForm, ledCrew } from './ask-form.tsx';
import { usePlaceBid } from './bid-queries.ts';

const isLeaderYou = ({ is_you, is_leader }: Crew['members'][number]) => is_you && is_leader;

export function AskCrew({ crews, jobUid }: { crews: readonly Crew[]; jobUid: string }) {
  const { t } = useTranslation('crews');
  const led = ledCrew(crews);
  const isHeld = crews.some(({ state, members }) => state === 'held' && members.some(isLeaderYou));
  return (
    <Card as="section" label={t('ask.title')}>
      <div className="stack">
        <h2 className="crew__title">{t('ask.title')}</h2>
        {led ? <AskForJob crew={led} jobUid={jobUid} /> : <Notice>{t(isHeld ? 'held' : 'ask.alone')}</Notice>}
      </div>
    </Card>
  );
}

function AskForJob({ crew, jobUid }: { crew: Crew; jobUid: string }) {
  const { t } = useTranslation('crews');
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = usePlaceBid();
  return (
    <AskForm
      crew={crew}
      text={t('ask.text')}
      busy={isPending}
      error={error}
      onSend={({ min_members, members }) => {
        const body = { crew_uid: crew.uid, job_uid: jobUid, min_members, members };
        afterMutation(mutateAsync(body), { onSuccess: () => void navigate(crewsPath, { replace: true }) });
      }}
    />
  );
}
