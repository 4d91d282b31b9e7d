// A crew on the page of a call for a day: the leader asks members to come along, and the bid whose places are held.
import { useState } from 'react';
import type { Bid } from '#contracts/bids.ts';
import type { LabourCall } from '#contracts/call-shapes.ts';
import type { Crew } from '#contracts/crews.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckField } from '../../kit/form/field.tsx';
import { More } from '../../kit/layout/more.tsx';
import { AskForm, ledCrew } from './ask-form.tsx';
import { useBids, useBringCrew } from './bid-queries.ts';
import { BidCard } from './bids.tsx';
import { useCrews } from './queries.ts';

/** Returns the bid of the reader's crew to the call while its places are held; undefined without one. */
export function useHeldBid(callUid: string) {
  const { data } = useBids();
  return data?.bids.find(({ state, job }) => state === 'asked' && job.uid === callUid);
}

/** The bid of the reader's crew, on the page of the call. */
export function BidToCall({ bid }: { bid: Bid }) {
  const crews = useCrews().data?.crews ?? [];
  return <BidCard bid={bid} isMember={crews.some(({ uid }) => uid === bid.crew.uid)} onCallPage />;
}

/** The choice to come with the crew. Renders nothing for a worker who leads no crew. */
export function BringCrew({ call }: { call: LabourCall }) {
  const { t } = useTranslation('crews');
  const led = ledCrew(useCrews().data?.crews ?? []);
  if (!led) return null;
  return (
    <More title={t('bring.open')}>
      <AskForCall crew={led} call={call} />
    </More>
  );
}

function AskForCall({ crew, call }: { crew: Crew; call: LabourCall }) {
  const { t } = useTranslation(['crews', 'calls']);
  const [isNightOk, setNightOk] = useState(false);
  const { mutateAsync, isPending, error } = useBringCrew(call.uid);
  return (
    <AskForm
      crew={crew}
      text={t('crews:bring.text', { count: call.places_left })}
      busy={isPending}
      error={error}
      disabled={call.night && !isNightOk}
      onSend={({ min_members, members }) => {
        const night = call.night && { night_ok: isNightOk };
        afterMutation(mutateAsync({ ...night, crew: { uid: crew.uid, min_members, members } }), {});
      }}
    >
      {call.night && (
        <CheckField
          label={t('calls:call.night_ok')}
          checked={isNightOk}
          onChange={(event) => setNightOk(event.target.checked)}
        />
      )}
    </AskForm>
  );
}
