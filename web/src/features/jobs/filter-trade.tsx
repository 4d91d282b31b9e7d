// The field that selects a trade. It suggests the trades of whose name a word begins with the typed letters, in the
// user's language or in English.
import { useState } from 'react';
import type { RoleSlug } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ComboField } from '../../parts/combobox/combo-field.tsx';
import { useFindTrades } from '../../parts/trades/find-trades.ts';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';

interface FilterTradeProps {
  chosen: readonly RoleSlug[];
  onChoose: (roles: readonly RoleSlug[]) => void;
}

export function FilterTrade({ chosen, onChoose }: FilterTradeProps) {
  const { t } = useTranslation('jobs');
  const { find, nameOf } = useFindTrades();
  const [typed, setTyped] = useState<string | null>(null);
  const all = t('trades.all');
  const trades = find(typed ?? '').map(({ key, text }) => ({
    key,
    slug: key,
    text,
    picture: <TradeIcon role={key} size={24} />,
  }));
  const options = typed?.trim() ? trades : [{ key: 'all', slug: null, text: all }, ...trades];
  return (
    <ComboField
      closed
      icon="hammer"
      name="role"
      autoComplete="off"
      maxLength={60}
      label={t('trades.label')}
      placeholder={t('filter.trade_hint')}
      shown={chosen.length > 0 ? chosen.map(nameOf).join(', ') : all}
      typed={typed}
      options={options}
      count={t('filter.trades', { count: options.length })}
      foot={options.length === 0 && <p className="combo__foot">{t('search.no_match')}</p>}
      onType={setTyped}
      onPick={({ slug }) => onChoose(slug ? [slug] : [])}
    />
  );
}
