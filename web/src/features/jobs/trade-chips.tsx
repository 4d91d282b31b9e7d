// The most common trades as a row of chips; one tap shows their jobs. The filters contain all trades.

import type { ReactNode } from 'react';
import { commonRoles } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipBar } from '../../ui/chip-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TradeIcon } from '../../ui/trade-icon.tsx';

interface TradeChipsProps {
  chosen: RoleSlug | null;
  onChoose: (role: RoleSlug | null) => void;
  /** Another chip at the start of the row. */
  before?: ReactNode;
}

export function TradeChips({ chosen, onChoose, before }: TradeChipsProps) {
  const { t } = useTranslation(['jobs', 'reference']);
  return (
    <div className="trade-chips">
      <ChipBar label={t('jobs:trades.label')}>
        {before}
        <Chip chosen={chosen === null} picture={<Icon name="briefcase" />} onClick={() => onChoose(null)}>
          {t('jobs:trades.all')}
        </Chip>
        {inOrder(chosen).map((slug) => (
          <Chip
            key={slug}
            chosen={slug === chosen}
            picture={<TradeIcon role={slug} size={24} />}
            onClick={() => onChoose(slug === chosen ? null : slug)}
          >
            {t(`reference:role.${slug}`)}
          </Chip>
        ))}
      </ChipBar>
    </div>
  );
}

// The chosen trade comes first, so that it is visible without scrolling.
function inOrder(chosen: RoleSlug | null): RoleSlug[] {
  return chosen ? [chosen, ...commonRoles.filter((slug) => slug !== chosen)] : commonRoles;
}
