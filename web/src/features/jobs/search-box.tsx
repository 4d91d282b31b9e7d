// The search box for work and place, with suggestions. An empty search shows an error and focuses the first field.
import '../../kit/form/field.css';
import './search-box.css';
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { useRecentSearches } from './recent-searches.ts';
import type { Opener } from './search-fold.ts';
import { type SearchWords, searchWords } from './search-words.ts';
import { SuggestField } from './suggest-field.tsx';
import type { Suggestion } from './suggestion.ts';
import { VoiceSearch } from './voice-search.tsx';

/**
 * The id to which `PlainFilters` attaches fields without JavaScript. The app does not need it, so only the server adds
 * it.
 */
const ofServer = import.meta.env.SSR ? { id: 'search' } : null;

interface SearchBoxProps {
  /** The search terms from the URL. A known location is given by its English name, as the server stores it. */
  words: SearchWords;
  /**
   * The layout of the box. `slim`: on a phone, the place field appears only while the user edits the search, because a
   * chip above the results names the place. `hero`: both fields are always shown, large.
   */
  looks: 'slim' | 'hero';
  /** Called with the search terms. A known location is given by its English name, as the server stores it. */
  onSearch: (words: SearchWords) => void;
  /** Called when a field was emptied by its clear button. */
  onClear?: (field: keyof SearchWords) => void;
  /** Shown beside the first field on a phone. */
  beside?: ReactNode;
  /** The opener of the folded form; null if the form is open. If it is folded, a phone shows `pill`, not the fields. */
  foldedBy?: Opener | null;
  pill?: ReactNode;
}

export function SearchBox({ words, looks, onSearch, onClear, beside, foldedBy, pill }: SearchBoxProps) {
  const { t } = useTranslation('jobs');
  const errorId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [turnedTo, setTurnedTo] = useState(false);
  // If the user focused the field before hydration, `onFocus` was not called, so expand the box now.
  useLayoutEffect(() => {
    if (document.activeElement === first.current) setTurnedTo(true);
  }, []);
  const search = (found: SearchWords) => {
    setTurnedTo(false);
    onSearch(found);
  };
  const box = useSearchBox(words, search, () => first.current?.focus());
  const fieldProps = (field: 'q' | 'location') => ({
    ...box.shared,
    field,
    looks,
    value: box.typed[field],
    // After a search the field may still have the focus, and typing then causes no focus event. So typing expands the
    // box too.
    onType: (text: string) => {
      setTurnedTo(true);
      box.type({ [field]: text });
    },
    onFocus: () => setTurnedTo(true),
    onClear: () => {
      box.type({ [field]: '' });
      onClear?.(field);
    },
  });
  return (
    <search>
      <form
        className="search-box"
        data-looks={looks}
        data-fold={foldedBy}
        data-open={turnedTo || foldedBy || undefined}
        // Before hydration, the browser itself submits the form to this URL, and the job page shows the results.
        action={paths.jobs}
        onSubmit={box.submit}
        noValidate
        {...ofServer}
      >
        {pill}
        <SuggestField
          {...fieldProps('q')}
          inputRef={first}
          errorId={box.empty ? errorId : undefined}
          end={<VoiceSearch onWords={(q) => box.type({ q })} onHeard={box.hear} />}
        />
        {beside && <div className="search-box__beside phone-only">{beside}</div>}
        <div className="search-box__where">
          <SuggestField {...fieldProps('location')} />
        </div>
        <Button type="submit" variant="main" size={looks === 'hero' ? 'big' : 'normal'} className="search-box__go">
          {t(looks === 'hero' ? 'search.find' : 'search.go')}
        </Button>
      </form>
      <FieldError id={errorId} text={box.empty ? t('search.empty') : undefined} />
    </search>
  );
}

function useSearchBox(words: SearchWords, onSearch: (words: SearchWords) => void, focusFirst: () => void) {
  const { cityText, placeInEnglish } = usePlaceNames();
  const shown = { q: words.q, location: words.location && cityText(words.location) };
  const [typed, setTyped] = useState<SearchWords>(shown);
  const asked = `${shown.q}|${shown.location}`;
  const [before, setBefore] = useState(asked);
  // If the search in the URL changes, fill the fields during rendering and not in an effect. An effect would overwrite
  // words that were typed before hydration, because other effects restore these words earlier.
  if (asked !== before) {
    setBefore(asked);
    setTyped(shown);
  }
  const [empty, setEmpty] = useState(false);
  const { recent, remember, clear } = useRecentSearches();
  const search = (wanted: SearchWords) => {
    const found = searchWords(wanted);
    setEmpty(!found);
    if (!found) return focusFirst();
    const stored = { ...found, location: placeInEnglish(found.location) };
    remember(stored);
    onSearch(stored);
  };
  const type = (part: Partial<SearchWords>) => {
    setTyped((known) => ({ ...known, ...part }));
    setEmpty(false);
  };
  const searchWith = (part: Partial<SearchWords>) => {
    type(part);
    search({ ...typed, ...part });
  };
  return {
    typed,
    empty,
    type,
    submit: (event: FormEvent) => {
      event.preventDefault();
      search(typed);
    },
    hear: (q: string) => searchWith({ q }),
    shared: {
      recent,
      onForget: clear,
      onPick: ({ words: picked, complete }: Suggestion) => (complete ? searchWith(picked) : type(picked)),
    },
  };
}
