// One search field with a clear button and suggestions that keyboard and screen reader can navigate.
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SuggestList } from './later-parts.ts';
import type { Suggestion } from './search-suggestions.ts';

interface SuggestFieldProps {
  field: 'q' | 'location';
  value: string;
  suggestions: readonly Suggestion[];
  /** The placeholder. */
  hint: string;
  invalid: boolean;
  describedBy: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onType: (text: string) => void;
  onClear: () => void;
  onPick: (suggestion: Suggestion) => void;
  onForget: () => void;
  onFocus?: () => void;
  /** Shown at the end of the field, for example the microphone button. */
  end?: ReactNode;
}

export function SuggestField(props: SuggestFieldProps) {
  const { t } = useTranslation('jobs');
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const list = useSuggestKeys(props);
  const what = props.field === 'q' ? 'what' : 'where';
  // Hydration keeps text that was typed before it, but does not report it; adopt it into the state.
  const adopt = useEffectEvent(() => {
    const early = around.current?.querySelector('input')?.value;
    if (early && early !== props.value) props.onType(early);
  });
  useEffect(() => adopt(), []);
  // The pressed button disappears, so the field takes the focus; a click elsewhere then closes the list.
  const andBack = (act: () => void) => () => {
    act();
    around.current?.querySelector('input')?.focus();
  };
  // Empty on the server, which does not know the searches stored in this browser.
  const closed = (
    <div className="suggest" hidden>
      <div id={`${id}-list`} role="listbox" aria-label={t(`search.${what}`)} />
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
          aria-label={t(`search.${what}`)}
          placeholder={props.hint}
          aria-expanded={list.open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={list.active === null ? undefined : `${id}-${list.active}`}
          aria-invalid={props.invalid || undefined}
          aria-describedby={props.describedBy}
          value={props.value}
          onChange={(event) => {
            props.onType(event.target.value);
            list.show();
          }}
          onFocus={() => {
            props.onFocus?.();
            list.show();
          }}
          onClick={() => {
            // A click opens the list in place of the error of an empty search.
            props.onType(props.value);
            list.show();
          }}
          onKeyDown={list.onKeyDown}
        />
        {props.value && <ClearButton label={t(`search.clear_${what}`)} onClear={andBack(props.onClear)} />}
        {props.end}
      </div>
      {list.open ? (
        <Suspense fallback={closed}>
          <SuggestList
            id={id}
            field={props.field}
            active={list.active}
            suggestions={props.suggestions}
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

function ClearButton({ label, onClear }: { label: string; onClear: () => void }): ReactNode {
  return <IconButton icon="x" label={label} className="search-box__clear" onClick={onClear} />;
}

/** Opens, closes and navigates the list: arrow keys move, Enter selects, Escape closes. */
function useSuggestKeys({ suggestions, onPick, invalid }: SuggestFieldProps) {
  const [isWanted, setOpen] = useState(false);
  // The list would cover the error of an empty search, which sets the focus here.
  const open = isWanted && !invalid;
  const [active, setActive] = useState<number | null>(null);
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    onPick(suggestion);
  };
  const step = (by: number) => {
    setOpen(true);
    setActive((before) => (suggestions.length === 0 ? null : wrapped(before, by, suggestions.length)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = active === null ? undefined : suggestions[active];
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open && chosen) pick(chosen);
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  };
  const show = () => {
    setOpen(true);
    setActive(null);
  };
  return { open, active, close, show, pick, onKeyDown };
}

function wrapped(before: number | null, by: number, length: number): number {
  if (before === null) return by > 0 ? 0 : length - 1;
  return (before + by + length) % length;
}
