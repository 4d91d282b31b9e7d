// The preview of a call in the form: the facts as the worker reads them, before the worker has a place.
import { useTranslation } from '../../i18n/use-translation.ts';
import { readRupees } from '../../kit/text/money.ts';
import type { CallDraft } from './call-draft.ts';
import { CallFacts } from './call-facts.tsx';

const DAY_MS = 86_400_000;

const instantOf = (date: string, time: string) => Date.parse(`${date}T${time || '00:00'}:00+05:30`);

/** Returns start and end of the work. An end before the start is on the next day. */
function hoursOf({ date, start_time, end_time }: CallDraft) {
  const start = instantOf(date, start_time);
  const end = instantOf(date, end_time);
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end > start ? end : end + DAY_MS).toISOString(),
  };
}

export function CallPreview({ draft }: { draft: CallDraft }) {
  const { t } = useTranslation('calls');
  const facts = {
    ...draft,
    ...hoursOf(draft),
    pay: readRupees(draft.pay) ?? 0,
    travel_amount: readRupees(draft.travel_amount),
    location: null,
    distance_km: null,
    note: draft.note.trim() || null,
  };
  return (
    <section className="card call-preview" data-padded aria-label={t('form.preview')}>
      <h2 className="call-preview__title">{t('form.preview')}</h2>
      <CallFacts call={facts} heading="h3" />
      <p className="call-left">{t('call.left', { count: draft.positions })}</p>
    </section>
  );
}
