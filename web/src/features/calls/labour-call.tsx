// One call as the worker sees it: the facts, two buttons to answer, and then what the worker has.
import { type ReactNode, useState } from 'react';
import { isRefusedWith, NetworkError } from '#contracts/call-error.ts';
import { type LabourCall as Call, LAST_IN_RING } from '#contracts/call-shapes.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { ActionBar } from '../../kit/layout/action-bar.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { More } from '../../kit/layout/more.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { removeUnsent } from '../../parts/unsent/unsent-items.ts';
import { useSession } from '../../session/session-context.ts';
import { CallFacts } from './call-facts.tsx';
import { CallSkeleton, LoadFailed } from './load-failed.tsx';
import { NotSent } from './not-sent.tsx';
import { Outcome } from './outcome.tsx';
import { type CallAnswer, useAnswerCall, useLabourCall } from './queries.ts';
import { isTooOld, queuedAnswers, useQueuedAnswer } from './queued-answers.ts';

interface LabourCallProps {
  uid: string;
  /** The bid of the worker's crew, for which places are held: it replaces the answer. */
  crewBid?: ReactNode;
  /** The choice to come with the crew. */
  withCrew?: (call: Call) => ReactNode;
}

export function LabourCall({ uid, ...crew }: LabourCallProps) {
  const { t } = useTranslation('calls');
  const { data, error, isFetching, refetch } = useLabourCall(uid);
  if (data) return <Answerable call={data} {...crew} />;
  if (isRefusedWith(error, 'not_found')) {
    return (
      <Failure
        heading="h1"
        title={t('call.not_found')}
        action={
          <LinkButton variant="main" to={paths.labourCalls}>
            {t('title.labour')}
          </LinkButton>
        }
      />
    );
  }
  if (error) return <LoadFailed heading="h1" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <CallSkeleton />;
}

/**
 * Returns the function that sends an answer. An answer to the call that finds no network is stored and sent later; the
 * stored answer is `queued`. If the stored answer has become too old, it is dropped and `isDropped` is true.
 */
function useAnswer(uid: string) {
  const { user } = useSession();
  const { mutate, isPending, variables, error } = useAnswerCall(uid);
  const stored = useQueuedAnswer(user?.id ?? null, uid);
  const isDropped = stored !== undefined && isTooOld(stored);
  const send = (given: CallAnswer) => {
    if (stored) removeUnsent(stored);
    mutate(given, {
      onError: (failure) => {
        if (!(failure instanceof NetworkError) || given.to !== 'call' || !user) return;
        const { answer, night_ok } = given;
        const content = { uid, answer, ...(night_ok !== undefined && { night_ok }) };
        queuedAnswers.add({ user_id: user.id, content });
      },
    });
  };
  return { send, busy: isPending ? variables : null, error, queued: isDropped ? undefined : stored, isDropped };
}

function Answerable({ call, crewBid, withCrew }: { call: Call } & Omit<LabourCallProps, 'uid'>) {
  const { t } = useTranslation('calls');
  const { send, busy, error, queued, isDropped } = useAnswer(call.uid);
  const hasRoom = call.places_left + call.reserves_left > 0;
  const isOpen = call.allowed.includes('yes') && (call.outcome === null || (call.outcome === 'full' && hasRoom));
  const mayAnswer = isOpen && !queued && !crewBid;
  return (
    <div className="stack call-page">
      {queued ? <NotSent queued={queued} /> : <Outcome call={call} busy={busy} onAnswer={send} />}
      {isDropped && isOpen && (
        <Notice tone="warn" role="alert">
          {t('later.dropped')}
        </Notice>
      )}
      {isOpen && crewBid}
      {mayAnswer && <PlacesLeft count={call.places_left} />}
      <Card as="article">
        <CallFacts call={call} />
        <EmployerName employer={call.employer} />
      </Card>
      {mayAnswer && withCrew?.(call)}
      {call.order && <WhyMe order={call.order} />}
      {error && !queued && <AnswerFailed error={error} />}
      {mayAnswer && <AnswerBar call={call} busy={busy} onAnswer={send} />}
    </div>
  );
}

function PlacesLeft({ count }: { count: number }) {
  const { t } = useTranslation('calls');
  return (
    <p className="call-left" role="status">
      {count > 0 ? t('call.left', { count }) : t('call.left_none')}
    </p>
  );
}

function EmployerName({ employer }: Pick<Call, 'employer'>) {
  const name = employer.company_name ?? `${employer.first_name} ${employer.last_name}`.trim();
  return <p className="call-employer soft">{readable(name)}</p>;
}

/** The rule of the order, with the worker's own position and its reasons. */
function WhyMe({ order }: { order: NonNullable<Call['order']> }) {
  const { t } = useTranslation('calls');
  return (
    <More title={t('order.title')}>
      <ul className="call-order">
        <li>
          <Icon name="list" />
          <b>{t('order.place', { no: order.no, of: order.of })}</b>
        </li>
        <li>
          <Icon name="calendar" />
          {order.days === LAST_IN_RING ? t('order.last') : t('order.days', { count: order.days })}
        </li>
        {order.free && (
          <li>
            <Icon name="check" />
            {t('order.free')}
          </li>
        )}
      </ul>
      <p>{t('order.text')}</p>
      <LinkButton variant="link" to={`${paths.guide('labour')}#calls`}>
        {t('order.guide')}
      </LinkButton>
    </More>
  );
}

function AnswerFailed({ error }: { error: unknown }) {
  const { t } = useTranslation(['calls', 'problems']);
  const isBooked = isRefusedWith(error, 'already_booked');
  return (
    <Notice tone="danger" role="alert" {...(isBooked && { title: t('calls:booked.title') })}>
      {isBooked ? (
        <LinkButton to={paths.labourCall(error.document.uid)}>{t('calls:booked.see')}</LinkButton>
      ) : (
        problemText(t, error)
      )}
    </Notice>
  );
}

interface AnswerBarProps {
  call: Call;
  /** The answer that is being sent; null if no answer is being sent. */
  busy: CallAnswer | null | undefined;
  onAnswer: (answer: CallAnswer) => void;
}

/** The two answers, within reach of the thumb. Work at night needs a consent before the worker can say yes. */
function AnswerBar({ call, busy, onAnswer }: AnswerBarProps) {
  const { t } = useTranslation('calls');
  const [isNightOk, setNightOk] = useState(false);
  const night = call.night && { night_ok: isNightOk };
  return (
    <ActionBar>
      <div className="call-answers">
        {call.night && (
          <CheckField
            label={t('call.night_ok')}
            checked={isNightOk}
            onChange={(event) => setNightOk(event.target.checked)}
          />
        )}
        <Button
          size="big"
          disabled={busy?.answer === 'yes'}
          busy={busy?.answer === 'no'}
          onClick={() => onAnswer({ to: 'call', answer: 'no' })}
        >
          {t('call.no')}
        </Button>
        <Button
          variant="main"
          size="big"
          icon="check"
          disabled={(call.night && !isNightOk) || busy?.answer === 'no'}
          busy={busy?.answer === 'yes'}
          onClick={() => onAnswer({ to: 'call', answer: 'yes', ...night })}
        >
          {t('call.yes')}
        </Button>
      </div>
    </ActionBar>
  );
}
