// The list of payments, with pictures of notes and coins, and of days on which worker and employer do not agree. Each
// row says who made the statement.
import type { WageEntry } from '#contracts/wage-shapes.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { formatPaise } from './amounts.ts';
import { Pieces } from './drawings.tsx';
import { isDisputable, listed, sourceOf } from './entries.ts';
import type { Answer } from './queries.ts';
import { useSide } from './side.ts';

interface EntryListProps {
  entries: readonly WageEntry[];
  /** Shows the question about an entry again, which the user has denied. */
  onAsk: (entry: WageEntry) => void;
  /** Asks the user to confirm an answer to an entry. */
  onAnswer: (entry: WageEntry, chosen: Answer['kind']) => void;
}

export function EntryList({ entries, onAsk, onAnswer }: EntryListProps) {
  const { t } = useTranslation('wages');
  const rows = listed(entries);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('money')}>
      <ul className="entries">
        {rows.map((entry) => (
          <EntryRow key={entry.seq} entry={entry} onAsk={onAsk} onAnswer={onAnswer} />
        ))}
      </ul>
    </section>
  );
}

const sourceIcons: Record<ReturnType<typeof sourceOf>, IconName> = {
  only_you: 'user',
  only_employer: 'building',
  only_worker: 'users',
  both: 'check-check',
  silence: 'hourglass',
  not_answered: 'hourglass',
  no_you: 'message',
  no_employer: 'message',
  no_worker: 'message',
};

interface EntryRowProps extends Omit<EntryListProps, 'entries'> {
  entry: WageEntry;
}

function EntryRow({ entry, ...list }: EntryRowProps) {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const { kind, paise, method, day, state } = entry;
  const source = sourceOf(entry, useSide());
  const what = method ? `${t(`kind.${kind}`)}, ${t(`method.${method}`)}` : t(`kind.${kind}`);
  return (
    <li className="entry" data-state={state}>
      <span className="entry__what">
        <span>{what}</span>
        <span className="soft small">{weekDay(day, language)}</span>
      </span>
      <b className="entry__amount">{formatPaise(paise)}</b>
      {kind !== 'day' && <Pieces paise={paise} />}
      <span className="entry__source small">
        <Icon name={sourceIcons[source]} size={16} />
        {t(`source.${source}`)}
      </span>
      <Answers entry={entry} {...list} />
    </li>
  );
}

/** The buttons of the answers that the user may give to an entry. */
function Answers({ entry, onAsk, onAnswer }: EntryRowProps) {
  const { t } = useTranslation('wages');
  const { state, allowed, can_correct } = entry;
  return (
    <>
      {state === 'disputed' && allowed.includes('agree') && (
        <Button size="small" icon="undo" onClick={() => onAsk(entry)}>
          {t('again')}
        </Button>
      )}
      {isDisputable(entry) && (
        <Button size="small" icon="x" onClick={() => onAnswer(entry, 'no')}>
          {t('not_right')}
        </Button>
      )}
      {can_correct && (
        <Button size="small" icon="rupee" onClick={() => onAnswer(entry, 'other')}>
          {t('ask.other_amount')}
        </Button>
      )}
      {allowed.includes('withdraw') && (
        <Button size="small" icon="undo" onClick={() => onAnswer(entry, 'withdraw')}>
          {t('withdraw')}
        </Button>
      )}
    </>
  );
}
