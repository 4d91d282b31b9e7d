// The payments of a wage account as notes and coins, and the days that are not agreed, each with the side that says so.
import type { WageEntry } from '#contracts/wages.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { formatPaise } from './amounts.ts';
import { Pieces } from './drawings.tsx';
import { listed, sourceOf } from './entries.ts';

interface EntryListProps {
  entries: readonly WageEntry[];
  /** Asks again about an entry that the worker has denied. */
  onAsk: (entry: WageEntry) => void;
}

export function EntryList({ entries, onAsk }: EntryListProps) {
  const { t } = useTranslation('wages');
  const rows = listed(entries);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('money')}>
      <ul className="entries">
        {rows.map((entry) => (
          <EntryRow key={entry.seq} entry={entry} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
}

const sourceIcons: Record<ReturnType<typeof sourceOf>, IconName> = {
  only_labour: 'user',
  only_employer: 'building',
  both: 'check-check',
  silence: 'hourglass',
  no_labour: 'message',
  no_employer: 'message',
};

function EntryRow({ entry, onAsk }: { entry: WageEntry; onAsk: EntryListProps['onAsk'] }) {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const { kind, paise, method, day, state, allowed } = entry;
  const source = sourceOf(entry);
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
      {state === 'disputed' && allowed.includes('agree') && (
        <Button size="small" icon="undo" onClick={() => onAsk(entry)}>
          {t('again')}
        </Button>
      )}
    </li>
  );
}
