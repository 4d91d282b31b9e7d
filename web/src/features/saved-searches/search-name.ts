// The display name of a saved search: the name stored with the search, or else its criteria in the user's language.

import { conditionNames } from '#contracts/condition-lists.ts';
import { isRole } from '#contracts/lists.ts';
import type { SavedParams, SavedSearch } from '#contracts/saved-searches.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConditionText } from '../../parts/job/condition-text.ts';
import { usePlaceNames } from '../../parts/places/place.ts';

export function useSearchName() {
  const { t } = useTranslation(['saved-searches', 'reference', 'places', 'conditions']);
  const { cityText, stateText } = usePlaceNames();
  const conditionText = useConditionText();
  return ({ name, search }: Pick<SavedSearch, 'name' | 'search'>): { title: string; more: string } => {
    const { q, role, location, state, languages } = search;
    const trades = (role ?? '').split(',').filter(isRole);
    const work = [q, ...trades.map((slug) => t(`reference:role.${slug}`))].filter(Boolean).join(', ');
    const where = [location && cityText(location), state && stateText(state)].filter(Boolean).join(', ');
    const rest = [
      ...conditionsOf(search).map(conditionText),
      ...(languages ?? '')
        .split(',')
        .map((code) => code && t(`reference:spoken_language.${code}`, { defaultValue: code })),
    ];
    const parts = [work || t('saved-searches:all_work'), where].filter(Boolean);
    const [title = '', ...others] = name ? [name, ...parts] : [parts.join(' · ')];
    return { title, more: [...others, ...rest].filter(Boolean).join(' · ') };
  };
}

/** Returns the conditions of a saved search, one entry for each value. */
function conditionsOf(search: SavedParams) {
  const values: Partial<Record<string, string>> = search;
  return conditionNames.flatMap((name) =>
    (values[name]?.split(',') ?? []).map((value) => ({ name, value, period: search.pay_period ?? null })),
  );
}
