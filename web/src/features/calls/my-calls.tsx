// The employer's calls, newest first, each with its phase and the number of taken places.
import { Link, useSearchParams } from 'react-router-dom';
import type { EmployerCall } from '#contracts/call-shapes.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { formatRupees } from '../../kit/text/money.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { TradeTile } from '../../parts/trades/trade-icon.tsx';
import { useHoursText } from './call-facts.tsx';
import { CallPager } from './call-pager.tsx';
import { CallSkeleton, LoadFailed } from './load-failed.tsx';
import { useMyCalls } from './queries.ts';

export function MyCalls() {
  const { t } = useTranslation('calls');
  return (
    <>
      <div className="page__header">
        <h1 className="page__title">{t('title.employer')}</h1>
        <LinkButton variant="main" icon="plus" to={paths.newCall}>
          {t('own.new')}
        </LinkButton>
      </div>
      <MyCallList />
    </>
  );
}

function MyCallList() {
  const { t } = useTranslation('calls');
  const [params] = useSearchParams();
  const { data, error, isFetching, refetch } = useMyCalls(Math.max(1, Number(params.get('page')) || 1));
  if (!data) {
    if (error) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
    return <CallSkeleton />;
  }
  if (data.calls.length === 0) return <EmptyState title={t('own.none')}>{t('own.none_step')}</EmptyState>;
  return (
    <>
      <ul className="stack call-list">
        {data.calls.map((one) => (
          <li key={one.uid}>
            <MyCallCard call={one} />
          </li>
        ))}
      </ul>
      <CallPager page={data.page} pages={data.pages} linkTo={(page) => `${paths.myCalls}?page=${page}`} />
    </>
  );
}

function MyCallCard({ call }: { call: EmployerCall }) {
  const { t } = useTranslation(['calls', 'reference']);
  const { language } = useLanguage();
  const { placeText } = usePlaceNames();
  const hoursText = useHoursText();
  const taken = call.positions - call.places_left;
  return (
    <Link className="card call-card" to={paths.myCall(call.uid)}>
      <span className="call-card__filled">{t('calls:own.filled', { taken, count: call.positions })}</span>
      <TradeTile role={call.role} />
      <span className="call-card__text">
        <b>
          {t(`reference:role.${call.role}`)}, {formatRupees(call.pay)}
        </b>
        <span>
          {weekDay(call.date, language)}, {hoursText(call)}
        </span>
        <span className="soft">{placeText(call)}</span>
      </span>
      <span className="call-card__state" data-kind={call.phase}>
        {t(`calls:phase.${call.phase}`)}
      </span>
    </Link>
  );
}
