// One search field with a clear button and suggestions that keyboard and screen reader can navigate.
import { type ReactNode, type Ref, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useListKeys } from '../../parts/combobox/use-list-keys.ts';
import { SuggestList } from './later-parts.ts';
import type { Suggestion } from './search-suggestions.ts';

interface SuggestFieldProps {
  field: 'q' | 'location';
  value: string;
  suggestions: readonly Suggestion[];
  /** The placeholder of the field. */
  hint: string;
  invalid: boolean;
  describedBy: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onType: (text: string) => void;
  onClear: () => void;
  onPick: (suggestion: Suggestion) => void;
  onForget: () => void;
  onFocus?: () => void;
  /** Content at the end of the field, for example the microphone button. */
  end?: ReactNode;
}

export function SuggestField(props: SuggestFieldProps) {
  const { t } = useTranslation('jobs');
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const { suggestions, onPick, invalid } = props;
  // After an empty search this field gets the focus, but the list stays closed: it would cover the error message.
  const list = useListKeys({ options: suggestions, hidden: invalid, onPick });
  const type = (text: string) => {
    props.onType(text);
    list.show();
  };
  const what = props.field === 'q' ? 'what' : 'where';
  const label = t(`search.${what}`);
  // React keeps text that was typed before hydration in the field, but calls no handler for it. Copy that text into the
  // state.
  const adopt = useEffectEvent(() => {
    const early = around.current?.querySelector('input')?.value;
    if (early && early !== props.value) props.onType(early);
  });
  useEffect(() => adopt(), []);
  // The pressed button disappears and would lose the focus. Focus the field, so that a later click elsewhere closes the
  // list.
  const andBack = (act: () => void) => () => {
    act();
    around.current?.querySelector('input')?.focus();
  };
  // The list element while no suggestions are shown. It is empty on the server too, which does not know the searches
  // stored in this browser.
  const closed = (
    <div className="suggest" hidden>
      <div id={`${id}-list`} role="listbox" aria-label={label} />
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes the list when focus leaves the whole field
    <div
      className="search-box__field"
      ref={around}
      onBlur={(event) => {
        if (!around.current?.contains(event.relatedTarget)) list.close();
      }}
    >
      <div className="control search-box__control">
        <Icon name={props.field === 'q' ? 'search' : 'map-pin'} size={20} />
        <input
          ref={props.inputRef}
          type="search"
          name={props.field}
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={props.field === 'q' ? 200 : 120}
          aria-label={label}
          placeholder={props.hint}
          aria-expanded={list.open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={list.active === null ? undefined : `${id}-${list.active}`}
          aria-invalid={invalid || undefined}
          aria-describedby={props.describedBy}
          value={props.value}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            props.onFocus?.();
            list.show();
          }}
          // Reporting the unchanged text removes the error message of an empty search, so that the list can open.
          onClick={() => type(props.value)}
          onKeyDown={list.onKeyDown}
        />
        {props.value && (
          <IconButton
            icon="x"
            label={t(`search.clear_${what}`)}
            className="search-box__clear"
            onClick={andBack(props.onClear)}
          />
        )}
        {props.end}
      </div>
      {list.open ? (
        <Suspense fallback={closed}>
          <SuggestList
            id={id}
            field={props.field}
            active={list.active}
            suggestions={suggestions}
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
