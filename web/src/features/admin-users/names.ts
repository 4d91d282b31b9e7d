// Display names of people and places in the administrators' area.

import { states } from '#contracts/lists.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface Named {
  first_name: string;
  last_name: string;
  company_name: string | null;
}

/** Returns functions that give the display name of a user and of a place. */
export function useNames() {
  const { t } = useTranslation(['admin-users', 'reference']);
  const nameOf = ({ first_name, last_name, company_name }: Named) => {
    const person = readable(`${first_name} ${last_name}`.trim());
    const company = readable(company_name ?? '');
    if (company) return person ? `${company} · ${person}` : company;
    return person || t('admin-users:nameless');
  };
  const stateOf = (name: string) => {
    const known = states.find((state) => state.name === name);
    return known ? t(`reference:state.${known.code}`) : name;
  };
  const placeOf = ({ city, state }: { city: string | null; state: string | null }) =>
    [city && readable(city), state && stateOf(state)].filter(Boolean).join(', ');
  return { nameOf, placeOf, stateOf };
}
