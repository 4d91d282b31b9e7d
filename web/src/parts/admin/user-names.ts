// Display names of people and places in the administrators' area.

import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../places/place.ts';

interface Named {
  first_name: string;
  last_name: string;
  company_name: string | null;
}

/** Returns the company name and then the person's name, both as they were typed. */
const typedNameOf = ({ first_name, last_name, company_name }: Named) =>
  [company_name, `${first_name} ${last_name}`.trim()].filter(Boolean).join(' · ');

/** Returns functions for names: the display name of a user, the display name of a place, and a user's name as typed. */
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
