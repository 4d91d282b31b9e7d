// The pill-shaped link that a phone shows instead of the search form, with the searched words. The link opens the form
// and focuses the first field.
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { FIELD_ID } from './search-words.ts';

export function SearchPill({ text, onOpen }: { text: string; onOpen: () => void }) {
  const { t } = useTranslation('jobs');
  const press = (event: MouseEvent) => {
    event.preventDefault();
    // Render the open form at once, because a hidden field cannot take the focus.
    flushSync(onOpen);
    document.getElementById(FIELD_ID)?.focus();
  };
  return (
    <a className="control search-pill phone-only" href={`#${FIELD_ID}`} onClick={press}>
      <Icon name="search" size={20} />
      <span className="visually-hidden">{t('search.change')}: </span>
      <span className="search-pill__text">{text}</span>
    </a>
  );
}
