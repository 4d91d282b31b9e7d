// The form with which the leader asks members of the crew to go to a job together.
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Crew } from '#contracts/crews.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField, SelectField } from '../../kit/form/field.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { crewsPath } from '../../kit/navigation/answer-paths.ts';
import { crewPersonName } from '../../parts/crew/crew-names.ts';
import { usePlaceBid } from './bid-queries.ts';

/** The smallest crew that goes to a job. */
const LEAST = 2;

const isLeaderYou = ({ is_you, is_leader }: Crew['members'][number]) => is_you && is_leader;

export function AskCrew({ crews, jobUid }: { crews: readonly Crew[]; jobUid: string }) {
  const { t } = useTranslation('crews');
  const led = crews.find(({ allowed, members }) => allowed.includes('invite') && members.length >= LEAST);
  const isHeld = crews.some(({ state, members }) => state === 'held' && members.some(isLeaderYou));
  return (
    <Card as="section" label={t('ask.title')}>
      <div className="stack">
        <h2 className="crew__title">{t('ask.title')}</h2>
        {led ? <AskForm crew={led} jobUid={jobUid} /> : <Notice>{t(isHeld ? 'held' : 'ask.alone')}</Notice>}
      </div>
    </Card>
  );
}

function AskForm({ crew, jobUid }: { crew: Crew; jobUid: string }) {
  const { t } = useTranslation(['crews', 'reference', 'problems']);
  const navigate = useNavigate();
  const others = crew.members.filter(({ is_you }) => !is_you);
  const [chosen, setChosen] = useState<readonly number[]>(others.map(({ labour_id }) => labour_id));
  const [least, setLeast] = useState(LEAST);
  const { mutateAsync, isPending, error } = usePlaceBid();
  const isEmpty = chosen.length === 0;
  const missingId = useId();
  const size = chosen.length + 1;
  const sizes = Array.from({ length: Math.max(0, size - LEAST + 1) }, (_, more) => LEAST + more);
  const min_members = Math.min(least, Math.max(LEAST, size));
  const toggle = (id: number, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));
  const send = () => {
    const body = { crew_uid: crew.uid, job_uid: jobUid, min_members, members: [...chosen] };
    afterMutation(mutateAsync(body), { onSuccess: () => void navigate(crewsPath, { replace: true }) });
  };
  return (
    <div className="stack">
      <p>{t('crews:ask.text')}</p>
      <fieldset className="crew__choice">
        <legend>{t('crews:ask.who')}</legend>
        {others.map((member) => (
          <CheckField
            key={member.labour_id}
            label={crewPersonName(t, member)}
            checked={chosen.includes(member.labour_id)}
            onChange={(event) => toggle(member.labour_id, event.target.checked)}
          />
        ))}
      </fieldset>
      {sizes.length > 0 && (
        <SelectField
          label={t('crews:ask.least')}
          value={String(min_members)}
          onChange={(event) => setLeast(Number(event.target.value))}
        >
          {sizes.map((count) => (
            <option key={count} value={count}>
              {t('crews:size', { count })}
            </option>
          ))}
        </SelectField>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      <Button
        variant="main"
        size="big"
        wide
        icon="send"
        busy={isPending}
        disabled={isEmpty}
        aria-describedby={isEmpty ? missingId : undefined}
        onClick={send}
      >
        {t('crews:ask.send')}
      </Button>
      <p id={missingId} className="soft small" role="status">
        {isEmpty && t('crews:ask.nobody')}
      </p>
    </div>
  );
}
