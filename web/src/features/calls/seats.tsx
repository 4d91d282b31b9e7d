// The chairs of a call: one for each place and each waiting worker. A taken chair shows the worker and links to the
// application.
import { Link } from 'react-router-dom';
import type { EmployerCall } from '#contracts/call-shapes.ts';
import { hourText } from '#locales/day-parts.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Photo } from '../../parts/upload/photo.tsx';

import { whereIs } from './where-is.ts';

type Seat = EmployerCall['seats'][number];
type Worker = NonNullable<Seat['worker']>;

export function Seats({ call }: { call: EmployerCall }) {
  const { t } = useTranslation('calls');
  const waiting = call.seats.filter(({ kind, worker }) => kind === 'reserve' && worker !== null);
  return (
    <>
      <section className="card" data-padded aria-label={t('own.places')}>
        <h2>{t('own.places')}</h2>
        <ol className="chairs">
          {call.seats
            .filter(({ kind }) => kind === 'place')
            .map((seat, index) => (
              <Chair key={seat.no} seat={seat} number={index + 1} />
            ))}
        </ol>
      </section>
      {call.reserves > 0 && (
        <section className="card" data-padded aria-label={t('own.reserves')}>
          <h2>{t('own.reserves')}</h2>
          {waiting.length === 0 ? (
            <p className="soft">{t('own.no_reserve')}</p>
          ) : (
            <ol className="chairs">
              {waiting.map((seat, index) => (
                <Chair key={seat.no} seat={seat} number={index + 1} />
              ))}
            </ol>
          )}
        </section>
      )}
    </>
  );
}

function Chair({ seat, number }: { seat: Seat; number: number }) {
  const { t } = useTranslation('calls');
  const { language } = useLanguage();
  if (seat.worker) {
    return (
      <li>
        <Link className="chair" data-taken to={paths.applicant(seat.worker.application_id)}>
          <Photo name={seat.worker.first_name} picture={seat.worker.picture} size={56} />
          <TakenBy worker={seat.worker} />
        </Link>
      </li>
    );
  }
  return (
    <li className="chair">
      <span className="chair__number">{number}</span>
      <span className="soft">
        {seat.held_until ? t('own.held', { time: hourText(seat.held_until, { language }) }) : t('own.free')}
      </span>
    </li>
  );
}

const signs = { coming: 'navigation', confirmed: 'check', here: 'check-circle', missing: 'user-x' } as const;

function TakenBy({ worker }: { worker: Worker }) {
  const { t } = useTranslation(['calls', 'reference']);
  const name = readable(`${worker.first_name} ${worker.last_name}`.trim()) || t('reference:deleted_user');
  const place = whereIs(worker);
  const said = place === 'expected' ? (worker.confirmed ? 'confirmed' : null) : place;
  return (
    <span className="chair__text">
      <b>{name}</b>
      {worker.verified && (
        <span className="chair__sign">
          <Icon name="shield-check" size={16} />
          {t('calls:own.verified')}
        </span>
      )}
      {said && (
        <span className="chair__sign">
          <Icon name={signs[said]} size={16} />
          {t(`calls:own.${said}`)}
        </span>
      )}
    </span>
  );
}
