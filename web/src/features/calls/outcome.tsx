// The result of an answer: a place, a place in the waiting list, or nothing. With a place, also the two
// questions before the work and the way to give the place back.
import type { LabourCall } from '#contracts/call-shapes.ts';
import { hourText } from '#locales/day-parts.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { saveCalendarEntry } from './calendar-file.ts';
import type { CallAnswer } from './queries.ts';

type Kind = 'place' | 'reserve' | 'full' | 'no' | 'over' | 'cancelled';

const icons: Record<Kind, IconName> = {
  place: 'check-circle',
  reserve: 'hourglass',
  full: 'users',
  no: 'x-circle',
  over: 'clock',
  cancelled: 'ban',
};

/** Returns what the page shows above the facts; null while the worker can still answer. */
function kindOf({ phase, outcome, allowed }: LabourCall): Kind | null {
  if (phase === 'cancelled') return 'cancelled';
  if (phase === 'over' || phase === 'short') return 'over';
  if (outcome) return outcome;
  return allowed.includes('yes') ? null : 'over';
}

interface OutcomeProps {
  call: LabourCall;
  busy: CallAnswer | null | undefined;
  onAnswer: (answer: CallAnswer) => void;
}

export function Outcome({ call, busy, onAnswer }: OutcomeProps) {
  const { t } = useTranslation('calls');
  const { language } = useLanguage();
  const kind = kindOf(call);
  if (kind === null) return null;
  const when = { day: weekDay(call.date, language), time: hourText(call.starts_at, { language }) };
  const isSeated = kind === 'place' || kind === 'reserve';
  return (
    <section className="call-outcome" data-kind={kind} role="status">
      <Icon name={icons[kind]} size={32} />
      <h2 className="call-outcome__title">{t(`outcome.${kind}.title`)}</h2>
      <p>{t(`outcome.${kind}.text`, when)}</p>
      <Questions call={call} busy={busy} onAnswer={onAnswer} />
      <div className="call-outcome__actions">
        {isSeated && call.application_id !== null && (
          <LinkButton to={paths.myApplication(call.application_id)}>{t('call.application')}</LinkButton>
        )}
        {kind === 'place' && <AddToCalendar call={call} />}
        {isSeated && call.allowed.includes('no') && (
          <Button variant="link" busy={busy?.to === 'call'} onClick={() => onAnswer({ to: 'call', answer: 'no' })}>
            {t('call.withdraw')}
          </Button>
        )}
        {!isSeated && <LinkButton to={paths.labourCalls}>{t('title.labour')}</LinkButton>}
      </div>
    </section>
  );
}

/** The question that waits for an answer now, with two buttons; nothing if no question waits. */
function Questions({ call, busy, onAnswer }: OutcomeProps) {
  const { t } = useTranslation('calls');
  const which = (['morning', 'evening'] as const).find((one) => call.allowed.includes(one));
  if (!which) return null;
  return (
    <div className="call-question">
      <h3>{t(`ask.${which}`)}</h3>
      <div className="call-answers">
        <Button
          size="big"
          disabled={busy?.answer === 'yes'}
          busy={busy?.to === which && busy.answer === 'no'}
          onClick={() => onAnswer({ to: which, answer: 'no' })}
        >
          {t('call.no')}
        </Button>
        <Button
          variant="main"
          size="big"
          disabled={busy?.answer === 'no'}
          busy={busy?.to === which && busy.answer === 'yes'}
          onClick={() => onAnswer({ to: which, answer: 'yes' })}
        >
          {t(`ask.${which}_yes`)}
        </Button>
      </div>
    </div>
  );
}

/** Saves the booked work as a file for the phone's calendar. */
function AddToCalendar({ call }: { call: LabourCall }) {
  const { t } = useTranslation(['calls', 'reference']);
  const { placeText } = usePlaceNames();
  const { uid, starts_at, ends_at, location } = call;
  const title = t(`reference:role.${call.role}`);
  const place = [location, placeText(call)].filter(Boolean).join(', ');
  return (
    <Button icon="calendar" onClick={() => saveCalendarEntry({ uid, starts_at, ends_at, title, place })}>
      {t('calls:call.calendar')}
    </Button>
  );
}
