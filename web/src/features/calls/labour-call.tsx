// One call as the worker sees it: the facts, two buttons to answer, and then what the worker has.
import { useState } from 'react';
import { isRefusedWith } from '#contracts/call-error.ts';
import type { LabourCall as Call } from '#contracts/call-shapes.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { ActionBar } from '../../kit/layout/action-bar.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { More } from '../../kit/layout/more.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { CallFacts } from './call-facts.tsx';
import { CallSkeleton, LoadFailed } from './load-failed.tsx';
import { Outcome } from './outcome.tsx';
import { type CallAnswer, useAnswerCall, useLabourCall } from './queries.ts';

export function LabourCall({ uid }: { uid: string }) {
  const { t } = useTranslation('calls');
  const { data, error, isFetching, refetch } = useLabourCall(uid);
  if (data) return <Answerable call={data} />;
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

function Answerable({ call }: { call: Call }) {
  const { mutate, isPending, variables, error } = useAnswerCall(call.uid);
  const busy = isPending ? variables : null;
  const hasRoom = call.places_left + call.reserves_left > 0;
  const mayAnswer = call.allowed.includes('yes') && (call.outcome === null || (call.outcome === 'full' && hasRoom));
  return (
    <div className="stack call-page">
      <Outcome call={call} busy={busy} onAnswer={mutate} />
      {mayAnswer && <PlacesLeft count={call.places_left} />}
      <Card as="article">
        <CallFacts call={call} />
        <EmployerName employer={call.employer} />
      </Card>
      {call.order && <WhyMe order={call.order} />}
      {error && <AnswerFailed error={error} />}
      {mayAnswer && <AnswerBar call={call} busy={busy} onAnswer={mutate} />}
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

function WhyMe({ order }: { order: NonNullable<Call['order']> }) {
  const { t } = useTranslation('calls');
  return (
    <More title={t('order.title')}>
      <p>{t('order.text', { no: order.no, of: order.of })}</p>
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
        <Button size="big" busy={busy?.answer === 'no'} onClick={() => onAnswer({ to: 'call', answer: 'no' })}>
          {t('call.no')}
        </Button>
        <Button
          variant="main"
          size="big"
          icon="check"
          disabled={call.night && !isNightOk}
          busy={busy?.answer === 'yes'}
          onClick={() => onAnswer({ to: 'call', answer: 'yes', ...night })}
        >
          {t('call.yes')}
        </Button>
      </div>
    </ActionBar>
  );
}
