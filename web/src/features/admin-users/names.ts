// Display names of people and places in the administrators' area.

import { states } from '#contracts/lists.ts';
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
    const person = `${first_name} ${last_name}`.trim();
    if (company_name) return person ? `${company_name} · ${person}` : company_name;
    return person || t('admin-users:nameless');
  };
  const stateOf = (name: string) => {
    const known = states.find((state) => state.name === name);
    return known ? t(`reference:state.${known.code}`) : name;
  };
  const placeOf = ({ city, state }: { city: string | null; state: string | null }) =>
    [city, state && stateOf(state)].filter(Boolean).join(', ');
  return { nameOf, placeOf, stateOf };
}
