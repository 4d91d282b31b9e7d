// One search field with a clear button and suggestions that keyboard and screen reader can navigate.
import { type ReactNode, type Ref, Suspense, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useListKeys } from '../../parts/combobox/use-list-keys.ts';
import { SuggestList } from './later-parts.ts';
import type { RecentSearch } from './recent-searches.ts';
import { FIELD_ID } from './search-words.ts';
import type { SuggestListProps } from './suggest-list.tsx';
import type { Suggestion } from './suggestion.ts';

interface SuggestFieldProps {
  field: 'q' | 'location';
  value: string;
  /** The recent searches, which are suggested before the popular words. */
  recent: readonly RecentSearch[];
  /** The size of the field: `hero` is the large field, with an example as placeholder. */
  looks: 'slim' | 'hero';
  /** The id of the error message; undefined if the field is valid. */
  errorId?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onType: (text: string) => void;
  onClear: () => void;
  onPick: (suggestion: Suggestion) => void;
  onForget: () => void;
  onFocus: () => void;
  /** Content at the end of the field, for example the microphone button. */
  end?: ReactNode;
}

interface SearchControlProps extends SuggestFieldProps {
  /** Prefix of the element ids: `<id>-list` for the list, `<id>-<index>` for each option. */
  id: string;
  list: ReturnType<typeof useListKeys<Suggestion>>;
}

function SearchControl(props: SearchControlProps) {
  const { t } = useTranslation('jobs');
  const { id, list, value, errorId } = props;
  const what = props.field === 'q' ? 'what' : 'where';
  return (
    <div className="control search-box__control">
      <Icon name={props.field === 'q' ? 'search' : 'map-pin'} size={20} />
      <input
        ref={props.inputRef}
        id={what === 'what' ? FIELD_ID : undefined}
        type="search"
        name={props.field}
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={props.field === 'q' ? 200 : 120}
        aria-label={t(`search.${what}`)}
        placeholder={t(`search.${what}${props.looks === 'hero' ? '_hint' : ''}`)}
        aria-expanded={list.open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={list.active === null ? undefined : `${id}-${list.active}`}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={value}
        onChange={(event) => props.onType(event.target.value)}
        onFocus={() => {
          props.onFocus();
          list.show();
        }}
        // A click reports the unchanged text to the search box. This removes the error message of an empty search, so
        // that the list can open.
        onClick={() => props.onType(value)}
        onKeyDown={list.onKeyDown}
      />
      {value && (
        <IconButton icon="x" label={t(`search.clear_${what}`)} className="search-box__clear" onClick={props.onClear} />
      )}
      {props.end}
    </div>
  );
}

/**
 * The list element while no suggestions are shown. The element is empty on the server too, because the server does not
 * know the searches stored in this browser.
 */
function ClosedList({ id, field }: Pick<SuggestListProps, 'id' | 'field'>) {
  const { t } = useTranslation('jobs');
  return (
    <div className="suggest" hidden>
      <div id={`${id}-list`} role="listbox" aria-label={t(`search.${field === 'q' ? 'what' : 'where'}`)} />
    </div>
  );
}

export function SuggestField(props: SuggestFieldProps) {
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  // Keeps the list closed while the error of an empty search is shown. The field has the focus then, and an open list
  // would cover the error.
  const list = useListKeys({ options: suggestions, hidden: !!props.errorId, onPick: props.onPick });
  const type = (text: string) => {
    props.onType(text);
    list.show();
  };
  // React does not call `onChange` for words that were typed before hydration. Copy these words into the state now,
  // because the next render would otherwise remove them from the field.
  const adopt = useEffectEvent(() => {
    const early = around.current?.querySelector('input')?.value;
    if (early && early !== props.value) props.onType(early);
  });
  useLayoutEffect(() => adopt(), []);
  // The button that the user pressed disappears. Focus the field instead, so that a later click elsewhere closes the
  // list.
  const andBack = (act: () => void) => () => {
    act();
    around.current?.querySelector('input')?.focus();
  };
  const closed = <ClosedList id={id} field={props.field} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes the list when focus leaves the whole field
    <div
      className="search-box__field"
      ref={around}
      onBlur={(event) => around.current?.contains(event.relatedTarget) || list.close()}
    >
      <SearchControl {...props} id={id} list={list} onType={type} onClear={andBack(props.onClear)} />
      {list.open ? (
        <Suspense fallback={closed}>
          <SuggestList
            id={id}
            field={props.field}
            active={list.active}
            typed={props.value}
            recent={props.recent}
            onSuggestions={setSuggestions}
            pick={list.pick}
            onForget={andBack(props.onForget)}
          />
        </Suspense>
      ) : (
        closed
      )}
    </div>
  );
}
