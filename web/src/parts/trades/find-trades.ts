// Finds trades whose name contains a word that begins with the typed text. Searches the names in the user's language
// and in English, and names that no screen shows (`otherNames`). The most common trades come first.

import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { startsAWord } from '../../kit/text/plain-name.ts';
import { otherNames } from './other-names.ts';

export interface TradeOption {
  key: RoleSlug;
  text: string;
}

export function useFindTrades() {
  const { t } = useTranslation('reference');
  const nameOf = (slug: RoleSlug) => t(`role.${slug}`);
  const find = (typed: string): TradeOption[] =>
    roles
      .map(({ slug }) => ({ key: slug, text: nameOf(slug), english: t(`role.${slug}`, { lng: 'en' }) }))
      .filter(({ key, text, english }) =>
        startsAWord([text, english, key.replaceAll('-', ' '), ...(otherNames[key] ?? [])], typed),
      )
      .map(({ key, text }) => ({ key, text }));
  return { find, nameOf };
}
