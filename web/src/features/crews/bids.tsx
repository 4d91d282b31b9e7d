// The bids of the worker's crews: questions that the worker answers, and bids that wait or were sent.
import { useState } from 'react';
import type { Bid } from '#contracts/bids.ts';
import type { Crew } from '#contracts/crews.ts';
import { formatDateTime } from '#locales/date-time-text.ts';
import { hourText } from '#locales/day-parts.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { useFocusBeside } from '../../kit/layout/focus-beside.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { crewName } from '../../parts/crew/crew-names.ts';
import { Pay } from '../../parts/job/pay.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { BidMembers } from './bid-members.tsx';
import { useAnswerBid, useBids } from './bid-queries.ts';
import { LeaveCrew } from './leave-crew.tsx';

/** Renders nothing while the bids load and if they fail: the crews below do not depend on them. */
export function Bids({ crews }: { crews: readonly Crew[] }) {
  const { data } = useBids();
  return data?.bids.map((bid) => (
    <BidCard key={bid.uid} bid={bid} isMember={crews.some(({ uid }) => uid === bid.crew.uid)} />
  ));
}

interface BidCardProps {
  bid: Bid;
  isMember: boolean;
  /** True on the page of the call, which shows the work itself. */
  onCallPage?: boolean;
}

export function BidCard({ bid, isMember, onCallPage = false }: BidCardProps) {
  const { t } = useTranslation(['crews', 'shell']);
  const own = bid.state === 'sent' ? 'sent' : bid.call ? 'held' : 'waiting';
  const title = bid.may_answer ? t('crews:bid.asks', { crew: crewName(t, bid.crew.name) }) : t(`crews:bid.${own}`);
  return (
    <Card as="article" label={title}>
      <div className="stack">
        <h2 className="crew__title">{title}</h2>
        {onCallPage ? <MinMembers bid={bid} /> : <BidFacts bid={bid} />}
        {bid.call?.booked ? <Booked callUid={bid.call.booked} /> : bid.call && <HeldUntil bid={bid} />}
        {bid.may_answer ? <Answers bid={bid} isMember={isMember} onCallPage={onCallPage} /> : <BidMembers bid={bid} />}
        <GivenByCode bid={bid} />
        {bid.application_id !== null && (
          <LinkButton to={paths.myApplication(bid.application_id)}>{t('crews:bid.see_application')}</LinkButton>
        )}
      </div>
    </Card>
  );
}

const MinMembers = ({ bid: { min_members } }: { bid: Bid }) => {
  const { t } = useTranslation('crews');
  return <p className="soft">{t('bid.least', { count: min_members })}</p>;
};

/** Until when the call holds places for the members, and for the leader how many of them have said yes. */
function HeldUntil({ bid: { until, members } }: { bid: Bid }) {
  const { t } = useTranslation('crews');
  const { language } = useLanguage();
  const isLeader = members.every(({ answer }) => answer !== null);
  const yes = members.filter(({ answer }) => answer === 'yes').length;
  return (
    <p role="status">
      {t('bid.held_until', { time: hourText(until, { language }) })}
      {isLeader && <> {t('bid.said_yes', { yes, count: members.length })}</>}
    </p>
  );
}

/** Other work at the same hours, because of which the member counts as a no. */
function Booked({ callUid }: { callUid: string }) {
  const { t } = useTranslation('crews');
  return (
    <Notice title={t('bid.booked')}>
      <LinkButton to={paths.labourCall(callUid)}>{t('bid.see_booked')}</LinkButton>
    </Notice>
  );
}

/** For a member whose code the leader typed. Before the bid is sent, the member may take the yes back here. */
function GivenByCode({ bid }: { bid: Bid }) {
  const { t } = useTranslation('crews');
  if (!bid.members.some(({ is_you, via }) => is_you && via === 'code')) return null;
  return (
    <Notice title={t('bid.code.given')}>
      <p>{t('bid.code.given_text')}</p>
      {bid.may_take_back && <TakeBack bid={bid} />}
    </Notice>
  );
}

function TakeBack({ bid }: { bid: Bid }) {
  const { t } = useTranslation(['crews', 'problems']);
  const part = useFocusBeside<HTMLDivElement>();
  const { mutateAsync, isPending, error } = useAnswerBid(bid.uid);
  return (
    <div ref={part}>
      {error && <p role="alert">{problemText(t, error)}</p>}
      <Button busy={isPending} onClick={() => afterMutation(mutateAsync({ answer: 'no' }), {})}>
        {t('crews:bid.code.take_back')}
      </Button>
    </div>
  );
}

function BidFacts({ bid }: { bid: Bid }) {
  const { job, call } = bid;
  const { t } = useTranslation(['crews', 'calls', 'reference']);
  const { language } = useLanguage();
  const { placeText } = usePlaceNames();
  const day = job.start_date && weekDay(job.start_date, language);
  const clock = (time: string) => hourText(`2000-01-01T${time}:00Z`, { language, timeZone: 'UTC' });
  const hours = call && t('calls:call.hours', { from: clock(call.start_time), until: clock(call.end_time) });
  return (
    <div>
      <Pay amount={job.salary_amount} period={job.salary_period} />
      <p>
        <b>{job.role ? t(`reference:role.${job.role}`) : job.title}</b>
      </p>
      <p className="soft">{[readable(job.company), placeText(job), day, hours].filter(Boolean).join(' · ')}</p>
      <MinMembers bid={bid} />
    </div>
  );
}

function Answers({ bid, isMember, onCallPage }: Required<BidCardProps>) {
  const { t } = useTranslation(['crews', 'calls', 'problems']);
  const { language } = useLanguage();
  const [isNightOk, setNightOk] = useState(false);
  const buttons = useFocusBeside<HTMLDivElement>();
  const { mutateAsync, isPending, variables, error } = useAnswerBid(bid.uid);
  const isNight = bid.call?.night ?? false;
  const button = (answer: 'yes' | 'no') => ({
    busy: isPending && variables?.answer === answer,
    disabled: (isPending && variables?.answer !== answer) || (answer === 'yes' && isNight && !isNightOk),
    onClick: () => afterMutation(mutateAsync({ answer, ...(isNight && { night_ok: isNightOk }) }), {}),
  });
  return (
    <>
      <p>{t('crews:empty.rules.own_pay')}</p>
      {!bid.call && <p className="soft">{t('crews:bid.until', { time: formatDateTime(bid.until, { language }) })}</p>}
      {isNight && (
        <CheckField
          label={t('calls:call.night_ok')}
          checked={isNightOk}
          onChange={(event) => setNightOk(event.target.checked)}
        />
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      <div className="crew__answers" ref={buttons}>
        <Button {...button('no')}>{t('crews:bid.no')}</Button>
        <Button variant="main" icon="check" {...button('yes')}>
          {t('crews:bid.yes')}
        </Button>
      </div>
      <div className="crew__acts">
        {!onCallPage && (
          <LinkButton variant="link" to={bid.call ? paths.labourCall(bid.job.uid) : paths.job(bid.job.uid)}>
            {t('crews:bid.see_job')}
          </LinkButton>
        )}
        {isMember && <LeaveCrew uid={bid.crew.uid} name={bid.crew.name} />}
      </div>
    </>
  );
}
