// Translated names of the places of jobs and users.

import { states } from '#contracts/lists.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface Somewhere {
  state: string | null;
  city: string | null;
  location?: string | null;
  all_cities?: boolean;
}

/**
 * Returns functions for place names in the user's language: the name of a state, of a city, of a state or city, the
 * place line of a job card, and the English name of a translated place.
 */
export function usePlaceNames() {
  const { t, i18n } = useTranslation(['jobs', 'reference', 'places']);
  const stateText = (name: string) => {
    const code = states.find((state) => state.name === name)?.code;
    return code ? t(`reference:state.${code}`) : name;
  };
  // Pass the topic as `ns`, not as the prefix `places:`, because i18next does not split a prefix from a key that
  // contains a space.
  const cityText = (name: string) =>
    t(name, { ns: 'places', nsSeparator: false, keySeparator: false, defaultValue: name });
  /**
   * Translates the name of a state or of a city. `stateText` returns the name of a city unchanged, so `cityText` can
   * translate it.
   */
  const areaText = (name: string) => cityText(stateText(name));
  const placeText = ({ state, city, location, all_cities }: Somewhere) => {
    if (all_cities && state) return t('jobs:place.whole_state', { state: stateText(state) });
    const parts = [location, city && cityText(city)].flatMap((part) => (part ? [readable(part)] : []));
    if (parts.length > 0) return parts.join(', ');
    return state ? stateText(state) : t('jobs:place.not_provided');
  };
  /**
   * Returns the English name, as the server stores it, for a place name in the user's language. Returns an unknown name
   * unchanged.
   */
  const placeInEnglish = (text: string): string => {
    const wanted = text.trim();
    for (const language of i18n.languages) {
      const names: unknown = i18n.getResourceBundle(language, 'places');
      if (typeof names !== 'object' || names === null) continue;
      const found = Object.entries(names).find(([, name]) => name === wanted);
      if (found) return found[0];
    }
    return wanted;
  };
  return { stateText, cityText, areaText, placeText, placeInEnglish };
}
