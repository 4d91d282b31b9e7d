// The field of the administrators' search with its results, usable by touch, arrow keys and screen reader.
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { counted } from '../../kit/text/number-text.ts';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { useListKeys } from '../../parts/combobox/use-list-keys.ts';
import { hitsOf, type SearchHit, useSearchAll } from './search-hits.ts';
import { HitList, SearchState } from './search-results.tsx';
import { useSettled } from './use-settled.ts';

/** Milliseconds without a key press before the search starts, so that not every key press sends a search. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  ref?: Ref<HTMLInputElement>;
  /** Position of the results: over the page below the field, or in the sheet that contains the field. */
  place: 'bar' | 'sheet';
  /** Called when a result is opened. */
  onOpened?: (() => void) | undefined;
}

/** Returns the typed text, its results, and the keyboard behaviour of the list. */
function useSearchList({ onOpened }: Pick<SearchBoxProps, 'onOpened'>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const q = useSettled(wanted, PAUSE_MS);
  const answer = useSearchAll(q);
  const hits = wanted !== '' && answer.data ? hitsOf(answer.data) : [];
  // True if the shown results belong to the typed text. Otherwise Enter must not open a result.
  const isCurrent = q === wanted && answer.data !== undefined;
  const leave = () => {
    setTyped('');
    onOpened?.();
  };
  const list = useListKeys<SearchHit>({
    options: hits,
    first: isCurrent && hits.length > 0 ? 0 : null,
    onPick: ({ to }) => {
      leave();
      void navigate(to);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Before the results arrive, Enter does nothing. Otherwise it would close the list.
    if (event.key === 'Enter' && !isCurrent) event.preventDefault();
    else list.onKeyDown(event);
  };
  const type = (text: string) => {
    list.show();
    setTyped(text);
  };
  return { typed, wanted, answer, hits, isCurrent, list, onKeyDown, type, leave };
}

export function SearchBox({ ref, place, onOpened }: SearchBoxProps) {
  const { t } = useTranslation('admin-shell');
  const { may } = useAdmin();
  const around = useRef<HTMLDivElement>(null);
  const listId = useId();
  const search = useSearchList({ onOpened });
  const { typed, wanted, answer, hits, list } = search;
  const isOpen = list.open && wanted !== '';
  const isListed = isOpen && hits.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes the list when focus leaves the whole field
    <div
      className="admin-search"
      data-place={place}
      ref={around}
      onBlur={({ relatedTarget }) => {
        if (!around.current?.contains(relatedTarget)) list.close();
      }}
    >
      <span className="control">
        <Icon name="search" size={20} />
        <input
          ref={ref}
          type="search"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          aria-label={t('search.label')}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed && list.active !== null ? `${listId}-${list.active}` : undefined}
          placeholder={t(may('moderate') ? 'search.by' : 'search.by_viewer')}
          value={typed}
          onChange={(event) => search.type(event.target.value)}
          onFocus={list.show}
          onClick={list.show}
          onKeyDown={search.onKeyDown}
        />
        {place === 'bar' && (
          <span className="admin-search__key" aria-hidden="true">
            /
          </span>
        )}
      </span>
      <p className="visually-hidden" role="status">
        {isListed && search.isCurrent && t('search.found', counted(hits.length))}
      </p>
      {isOpen && (
        // Keeps the focus in the field, so that the list does not close before the click arrives.
        // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the field
        <div className="search-results" onMouseDown={(event) => event.preventDefault()}>
          {isListed ? (
            <HitList id={listId} hits={hits} active={list.active} onPick={search.leave} />
          ) : (
            <SearchState
              error={answer.error}
              isEmpty={search.isCurrent}
              isFetching={answer.isFetching}
              onRetry={() => void answer.refetch()}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The search field inside a sheet. The field gets the focus when the sheet opens. */
export function FocusedSearchBox({ onOpened }: Pick<SearchBoxProps, 'onOpened'>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Wait one frame: the sheet first sets its own focus and stores the element to which the focus returns later.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return <SearchBox ref={field} place="sheet" onOpened={onOpened} />;
}
