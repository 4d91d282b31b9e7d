// The worker's calls: the calls that wait for an answer, and the calls in which the worker has a seat.
import { Link, useSearchParams } from 'react-router-dom';
import type { LabourCall } from '#contracts/call-shapes.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Pay } from '../../parts/job/pay.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { TradeTile } from '../../parts/trades/trade-icon.tsx';
import { useHoursText } from './call-facts.tsx';
import { CallPager } from './call-pager.tsx';
import { CallSkeleton, LoadFailed } from './load-failed.tsx';
import { useLabourCalls, type WhichCalls } from './queries.ts';
import { WorkCalendar } from './work-calendar.tsx';

const tabs = ['open', 'mine', 'days'] as const;

export function LabourCalls() {
  const { t } = useTranslation('calls');
  const [params, setParams] = useSearchParams();
  const list = tabs.find((one) => one === params.get('list')) ?? 'open';
  const choices = tabs.map((value) => ({ value, word: t(`list.${value}`) }));
  return (
    <div className="stack">
      <h1 className="page__title">{t('title.labour')}</h1>
      <Segmented
        label={t('list.label')}
        value={list}
        choices={choices}
        onChoose={(value) => setParams(value === 'open' ? {} : { list: value }, { replace: true })}
      />
      {list === 'days' ? (
        <WorkCalendar />
      ) : (
        <CallList list={list} page={Math.max(1, Number(params.get('page')) || 1)} />
      )}
    </div>
  );
}

function CallList({ list, page }: { list: WhichCalls; page: number }) {
  const { t } = useTranslation('calls');
  const { data, error, isFetching, refetch } = useLabourCalls(list, page);
  if (!data) {
    if (error) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
    return <CallSkeleton />;
  }
  if (data.calls.length === 0) {
    return (
      <EmptyState
        title={t(`list.none_${list}`)}
        action={<LinkButton to={paths.dashboard('labour')}>{t('free.label')}</LinkButton>}
      >
        {t(`list.none_${list}_step`)}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="stack call-list">
        {data.calls.map((one) => (
          <li key={one.uid}>
            <LabourCallCard call={one} />
          </li>
        ))}
      </ul>
      <CallPager
        page={data.page}
        pages={data.pages}
        linkTo={(next) => `${paths.labourCalls}?list=${list}&page=${next}`}
      />
    </>
  );
}

function LabourCallCard({ call }: { call: LabourCall }) {
  const { t } = useTranslation(['calls', 'reference']);
  const { language } = useLanguage();
  const { placeText } = usePlaceNames();
  const hoursText = useHoursText();
  return (
    <Link className="card call-card" data-for="labour" to={paths.labourCall(call.uid)}>
      <TradeTile role={call.role} />
      <div>
        <Pay amount={call.pay} period="day" />
        <b>{t(`reference:role.${call.role}`)}</b>
      </div>
      <p>
        {weekDay(call.date, language)}, {hoursText(call)}
      </p>
      <p className="call-card__foot">
        <span className="call-card__place soft">{placeText(call)}</span>
        <span className="call-card__state" data-kind={call.outcome ?? 'open'}>
          {call.outcome ? t(`calls:outcome.${call.outcome}.title`) : t('calls:call.left', { count: call.places_left })}
        </span>
      </p>
    </Link>
  );
}
