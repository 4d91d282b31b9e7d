// The entries of a diary that this phone has not sent, or that the server refused.
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useFocusBeside } from '../../kit/layout/focus-beside.ts';
import { removeUnsent } from '../../parts/unsent/unsent-items.ts';
import { useDiaryLine } from './diary-line.ts';
import { type UnsentEntry, useUnsentEntries } from './unsent-entries.ts';

export function UnsentList({ diary }: { diary: string }) {
  const items = useUnsentEntries(diary);
  if (items.length === 0) return null;
  return (
    <div role="status">
      <ul className="diary__lines">
        {items.map((item) => (
          <Line key={item.key} item={item} />
        ))}
      </ul>
    </div>
  );
}

function Line({ item }: { item: UnsentEntry }) {
  const { t } = useTranslation(['diary', 'problems']);
  const row = useFocusBeside<HTMLLIElement>();
  const { entry } = item.content;
  const [halves, paise] = entry.kind === 'day' ? [entry.halves, 0] : [null, entry.paise];
  const line = useDiaryLine()({ day: entry.day, halves, paise });
  const reason = t(`problems:code.${item.refused}`, { defaultValue: t('problems:unknown') });
  return (
    <li className="diary__line" ref={row}>
      <span className="account__open">
        <Icon name={item.refused === null ? 'wifi-off' : 'alert'} size={20} />
        <span>
          {line}
          <span className="soft small diary__own">
            {item.refused === null ? t('diary:unsent') : t('diary:refused', { reason })}
          </span>
        </span>
      </span>
      <IconButton icon="trash" label={t('diary:take_out', { line })} onClick={() => removeUnsent(item)} />
    </li>
  );
}
