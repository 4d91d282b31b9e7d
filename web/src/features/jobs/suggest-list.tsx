// The list of suggestions below a search field: recent searches, names that complete the typed words, and popular
// words. If nothing matches, the list shows a note instead.
import { useEffect, useEffectEvent } from 'react';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';
import type { RecentSearch } from './recent-searches.ts';
import { useSuggestions } from './search-suggestions.ts';
import type { Suggestion } from './suggestion.ts';
import { useFoundSuggestions } from './use-found-suggestions.ts';

export interface SuggestListProps {
  id: string;
  field: 'q' | 'location';
  active: number | null;
  typed: string;
  /** The recent searches, which are suggested first. */
  recent: readonly RecentSearch[];
  /**
   * Called with the displayed suggestions, so that the arrow keys can move through the suggestions while the focus is
   * in the field. The list and not the field computes the suggestions, because the code of the list loads later.
   */
  onSuggestions: (suggestions: readonly Suggestion[]) => void;
  pick: (suggestion: Suggestion) => void;
  onForget: () => void;
}

export function SuggestList({ id, field, active, typed, recent, pick, onSuggestions, onForget }: SuggestListProps) {
  const { t } = useTranslation('jobs');
  const { found, isFetching } = useFoundSuggestions(field, typed);
  const suggestions = useSuggestions({ field, typed, recent, found });
  const report = useEffectEvent(() => onSuggestions(suggestions));
  const shown = suggestions.map(({ key, text }) => `${key} ${text}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another array in each rendering, with equal suggestions
  useEffect(() => report(), [shown]);
  const titles = {
    recent: t('search.recent'),
    found: t(field === 'q' ? 'search.what' : 'search.where'),
    popular: t(field === 'q' ? 'search.popular_roles' : 'search.popular_places'),
  };
  const groups = (['recent', 'found', 'popular'] as const).filter((group) =>
    suggestions.some((one) => one.group === group),
  );
  return (
    <div className="suggest" data-none={suggestions.length === 0 || undefined}>
      {groups.includes('recent') && <RecentHeader onForget={onForget} />}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t(field === 'q' ? 'search.what' : 'search.where')}
        tabIndex={-1}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: ARIA requires this role for a group of options in a listbox
          <div key={group} role="group" aria-label={titles[group]}>
            {group === 'popular' && (
              <p className="suggest__title" aria-hidden="true">
                {titles[group]}
              </p>
            )}
            {suggestions.map((suggestion, index) =>
              suggestion.group === group ? (
                <Option
                  key={suggestion.key}
                  id={`${id}-${index}`}
                  suggestion={suggestion}
                  field={field}
                  active={index === active}
                  onPick={() => pick(suggestion)}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      {suggestions.length === 0 && !isFetching && (
        <p className="suggest__none" role="status">
          {t('search.no_match')}
        </p>
      )}
    </div>
  );
}

function RecentHeader({ onForget }: Pick<SuggestListProps, 'onForget'>) {
  const { t } = useTranslation('jobs');
  return (
    <div className="suggest__header">
      <p className="suggest__title" aria-hidden="true">
        {t('search.recent')}
      </p>
      <button type="button" className="suggest__forget" onClick={onForget}>
        {t('search.forget')}
      </button>
    </div>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  field: 'q' | 'location';
  active: boolean;
  onPick: () => void;
}

function Option({ id, suggestion, field, active, onPick }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="suggest__option"
      // Keeps the focus in the field, so that the list does not close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <SuggestionPicture suggestion={suggestion} field={field} />
      <span>{suggestion.note ? readable(suggestion.text) : suggestion.text}</span>
      {suggestion.note && <span className="soft">{suggestion.note}</span>}
    </div>
  );
}

function SuggestionPicture({ suggestion, field }: Pick<OptionProps, 'suggestion' | 'field'>) {
  if (suggestion.group === 'recent') return <Icon name="history" size={20} />;
  return field === 'q' && suggestion.words.location === undefined ? (
    <TradeIcon role={suggestion.role} size={24} />
  ) : (
    <Icon name="map-pin" size={20} />
  );
}
