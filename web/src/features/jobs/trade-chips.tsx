// The most common trades as a row of chips; one tap shows the jobs of a trade. The filters list all trades.

import type { ReactNode } from 'react';
import { commonRoles } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';

interface TradeChipsProps {
  chosen: readonly RoleSlug[];
  onChoose: (roles: readonly RoleSlug[]) => void;
  /** A chip that is shown before the trades. */
  before?: ReactNode;
  /** True if a phone shows no trades, because the search form is folded. */
  isFolded: boolean;
}

export function TradeChips({ chosen, onChoose, before, isFolded }: TradeChipsProps) {
  const { t } = useTranslation(['jobs', 'reference']);
  return (
    <div className={isFolded ? 'trade-chips desktop-only' : 'trade-chips'}>
      <Chips label={t('jobs:trades.label')}>
        {before}
        <Chip chosen={chosen.length === 0} picture={<Icon name="briefcase" />} onClick={() => onChoose([])}>
          {t('jobs:trades.all')}
        </Chip>
        {inOrder(chosen).map((slug) => (
          <Chip
            key={slug}
            chosen={chosen.includes(slug)}
            picture={<TradeIcon role={slug} size={24} />}
            onClick={() => onChoose(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [slug])}
          >
            {t(`reference:role.${slug}`)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

/**
 * Returns the trades in the order of the chips. Chosen trades come first, so that they are visible without scrolling.
 */
const inOrder = (chosen: readonly RoleSlug[]): RoleSlug[] => [...new Set([...chosen, ...commonRoles])];
