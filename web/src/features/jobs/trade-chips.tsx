// The most common trades as a row of chips; one tap shows the jobs of a trade. The filters list all trades.

import type { ReactNode } from 'react';
import { commonRoles } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';
import { type JobSearchState, writeSearch } from './search-params.ts';

interface TradeChipsProps {
  search: JobSearchState;
  onChoose: (roles: readonly RoleSlug[]) => void;
  /** A chip that is shown before the trades. */
  before?: ReactNode;
  /** True if a phone shows no trades, because the search form is folded. */
  isFolded: boolean;
}

export function TradeChips({ search, onChoose, before, isFolded }: TradeChipsProps) {
  const { t } = useTranslation(['jobs', 'reference']);
  const chosen = search.roles;
  /** A chip for a trade, or for all trades without `slug`. */
  const chip = (picture: ReactNode, text: string, slug?: RoleSlug) => {
    const isChosen = slug ? chosen.includes(slug) : !chosen.length;
    const roles = !slug ? [] : isChosen ? chosen.filter((other) => other !== slug) : [slug];
    return (
      <Chip
        key={slug}
        type="submit"
        name="role"
        value={roles}
        chosen={isChosen}
        picture={picture}
        onClick={(event) => {
          event.preventDefault();
          onChoose(roles);
        }}
      >
        {text}
      </Chip>
    );
  };
  return (
    // Before hydration and without JavaScript, the browser itself submits the form with the pressed chip to this page.
    <form className={isFolded ? 'trade-chips desktop-only' : 'trade-chips'}>
      {[...writeSearch({ ...search, roles: [], page: 1 })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Chips label={t('jobs:trades.label')}>
        {before}
        {chip(<Icon name="briefcase" />, t('jobs:trades.all'))}
        {inOrder(chosen).map((slug) => chip(<TradeIcon role={slug} size={24} />, t(`reference:role.${slug}`), slug))}
      </Chips>
    </form>
  );
}

/**
 * Returns the trades in the order of the chips. Chosen trades come first, so that they are visible without scrolling.
 */
const inOrder = (chosen: readonly RoleSlug[]): RoleSlug[] => [...new Set([...chosen, ...commonRoles])];
