// The large switch on the worker's home page with which the worker asks for work tomorrow. If the worker has work
// tomorrow, that work appears instead of the switch.
import { Link } from 'react-router-dom';
import type { WorkDay } from '#contracts/calls.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { choiceOf } from './free-hours.tsx';
import { useCalendar, useFreeDays } from './queries.ts';

export function FreeTomorrow() {
  const { t } = useTranslation('calls');
  const { data, error, isFetching, refetch } = useCalendar();
  const tomorrow = data?.days.find(({ date }) => date > data.today);
  return (
    <section className="free-day card" aria-label={t('free.label')}>
      {tomorrow?.state === 'booked' && tomorrow.call ? (
        <Booked day={tomorrow} uid={tomorrow.call.uid} />
      ) : (
        tomorrow && <Switch day={tomorrow} />
      )}
      {!data && error && (
        <div className="free-day__failed" role="alert">
          <p>{t('common:load_failed')}</p>
          <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {t('common:try_again')}
          </Button>
        </div>
      )}
      <div className="free-day__links">
        <Link className="free-day__list" to={paths.labourCalls}>
          {t('free.list')}
          <Icon name="chevron-right" size={20} />
        </Link>
        <Link className="free-day__list" to={`${paths.labourCalls}?list=days`}>
          <Icon name="calendar" size={20} />
          {t('list.days')}
          <Icon name="chevron-right" size={20} />
        </Link>
      </div>
    </section>
  );
}

function Switch({ day }: { day: WorkDay }) {
  const { t } = useTranslation('calls');
  const { language } = useLanguage();
  const { mutate, isPending, variables, isError } = useFreeDays();
  const isOn = isPending ? variables.free !== null : day.state === 'free';
  const shownDay = weekDay(day.date, language);
  const text = isError ? t('free.failed') : t(isOn ? 'free.on' : 'free.off', { day: shownDay });
  return (
    <>
      <label className="free-day__switch" data-on={isOn || undefined}>
        <span className="free-day__label">{t('free.label')}</span>
        <input
          className="row__switch"
          type="checkbox"
          checked={isOn}
          aria-busy={isPending || undefined}
          aria-describedby="free-day-text"
          onChange={(event) => !isPending && mutate({ date: day.date, free: event.target.checked ? {} : null })}
        />
      </label>
      <p id="free-day-text" className="free-day__text" data-failed={isError || undefined} role="status">
        {isPending ? t('free.saving') : text}
        {isOn && day.free && (
          <>
            {' '}
            <b>
              {t(`days.${choiceOf(day.free)}`)}, {t('days.km', { km: day.free.reach_km })}
            </b>
          </>
        )}
      </p>
    </>
  );
}

function Booked({ day, uid }: { day: WorkDay; uid: string }) {
  const { t } = useTranslation(['calls', 'reference']);
  const { language } = useLanguage();
  return (
    <Link className="free-day__switch" data-on to={paths.labourCall(uid)}>
      <span className="free-day__label">{t('calls:free.booked')}</span>
      <Icon name="check-circle" size={32} />
      <span className="free-day__booked">
        {weekDay(day.date, language)}
        {day.call && ` · ${t(`reference:role.${day.call.role}`)}`}
      </span>
    </Link>
  );
}
