// The display name of a saved search: the name stored with the search, or else its criteria in the reader's language.

import type { SavedSearch } from '#contracts/saved-searches.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../../parts/places/place.ts';

export function useSearchName() {
  const { t } = useTranslation(['saved-searches', 'reference', 'places']);
  const { cityText, stateText } = usePlaceNames();
  return ({ name, search }: Pick<SavedSearch, 'name' | 'search'>): { title: string; more: string } => {
    const { q, role, location, state, job_type, languages } = search;
    const work = [q, role && t(`reference:role.${role}`)].filter(Boolean).join(', ');
    const where = [location && cityText(location), state && stateText(state)].filter(Boolean).join(', ');
    const rest = [
      job_type && t(`reference:job_type.${job_type}`),
      ...(languages ?? '')
        .split(',')
        .map((code) => code && t(`reference:spoken_language.${code}`, { defaultValue: code })),
    ];
    const parts = [work || t('saved-searches:all_work'), where].filter(Boolean);
    const [title = '', ...others] = name ? [name, ...parts] : [parts.join(' · ')];
    return { title, more: [...others, ...rest].filter(Boolean).join(' · ') };
  };
}
