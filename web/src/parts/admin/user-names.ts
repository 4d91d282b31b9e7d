// Display names of people and places in the administrators' area.

import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../places/place.ts';

interface Named {
  first_name: string;
  last_name: string;
  company_name: string | null;
}

/** Returns the company name and the person's name as they were typed, in the order of the display name. */
const typedNameOf = ({ first_name, last_name, company_name }: Named) =>
  [company_name, `${first_name} ${last_name}`.trim()].filter(Boolean).join(' · ');

/** Returns functions that give the display name of a user and of a place, and the typed name of a user. */
export function useNames() {
  const { t } = useTranslation('admin-users');
  const { cityText, stateText } = usePlaceNames();
  const nameOf = ({ first_name, last_name, company_name }: Named) => {
    const person = readable(`${first_name} ${last_name}`.trim());
    const company = readable(company_name ?? '');
    if (company) return person ? `${company} · ${person}` : company;
    return person || t('admin-users:nameless');
  };
  const placeOf = ({ city, state }: { city: string | null; state: string | null }) =>
    [city && readable(cityText(city)), state && stateText(state)].filter(Boolean).join(', ');
  return { nameOf, typedNameOf, placeOf, stateOf: stateText };
}
