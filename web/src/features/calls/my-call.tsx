// One call of the employer: a chair for each place and for each waiting worker, the number of answers, and the time
// until more workers are asked.
import { isRefusedWith } from '#contracts/call-error.ts';
import type { EmployerCall } from '#contracts/call-shapes.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { TwoColumns } from '../../kit/layout/two-columns.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { CallAgain } from './call-again.tsx';
import { CallFacts } from './call-facts.tsx';
import { CancelCall } from './cancel-call.tsx';
import { ChangeCall } from './change-call.tsx';
import { CallSkeleton, LoadFailed } from './load-failed.tsx';
import { isMorning, Morning } from './morning.tsx';
import { NextRound } from './next-round.tsx';
import { OpenCall } from './open-call.tsx';
import { useMyCall } from './queries.ts';
import { Seats } from './seats.tsx';

export function MyCall({ uid }: { uid: string }) {
  const { t } = useTranslation('calls');
  const { data, dataUpdatedAt, error, isFetching, refetch } = useMyCall(uid);
  if (data) return <CallDetail call={data} cameAt={dataUpdatedAt} />;
  if (isRefusedWith(error, 'not_found')) {
    return (
      <Failure
        heading="h1"
        title={t('own.not_found')}
        action={
          <LinkButton variant="main" to={paths.myCalls}>
            {t('title.employer')}
          </LinkButton>
        }
      />
    );
  }
  if (error) return <LoadFailed heading="h1" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <CallSkeleton />;
}

function CallDetail({ call, cameAt }: { call: EmployerCall; cameAt: number }) {
  const isOpenable = call.may_open === true;
  const { t } = useTranslation(['calls', 'reference']);
  const { language } = useLanguage();
  const taken = call.positions - call.places_left;
  return (
    <div className="stack">
      <div>
        <h1 className="page__title">
          {t(`reference:role.${call.role}`)}, {weekDay(call.date, language)}
        </h1>
        <p className="call-taken" role="status">
          {t('calls:own.filled', { taken, count: call.positions })}
        </p>
      </div>
      <Notice tone={call.phase === 'full' ? 'ok' : call.phase === 'cancelled' ? 'danger' : 'info'}>
        <p>{t(`calls:phase.${call.phase}`)}</p>
        {isOpenable && <p>{t('calls:own.only_chosen')}</p>}
        {call.phase === 'calling' && !call.only_chosen && (
          <NextRound next_at={call.next_at} now={call.now} cameAt={cameAt} />
        )}
      </Notice>
      {isOpenable && <OpenCall uid={call.uid} />}
      {isMorning(call) && <Morning call={call} />}
      <TwoColumns aside={<Aside call={call} />}>
        <Seats call={call} />
      </TwoColumns>
    </div>
  );
}

function Aside({ call }: { call: EmployerCall }) {
  return (
    <>
      <Counts call={call} />
      <Card as="section">
        <CallFacts call={{ ...call, distance_km: null }} heading="h3" />
      </Card>
      {call.allowed.includes('again') && <CallAgain uid={call.uid} />}
      {call.allowed.includes('change') && <ChangeCall call={call} />}
      {call.allowed.includes('cancel') && <CancelCall uid={call.uid} />}
    </>
  );
}

function Counts({ call }: { call: EmployerCall }) {
  const { t } = useTranslation('calls');
  return (
    <dl className="call-counts card">
      {(['notified', 'yes', 'no'] as const).map((one) => (
        <div key={one}>
          <dt>{t(`own.${one}`)}</dt>
          <dd>{numberText(call[one])}</dd>
        </div>
      ))}
    </dl>
  );
}
