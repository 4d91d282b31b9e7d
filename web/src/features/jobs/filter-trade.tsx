// One trade of all of them, found by the first letters of any of its words, in the reader's language or in English.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RoleSlug, roles } from '#contracts/reference.ts';
import { ComboField } from '../../places/combo-field.tsx';
import { startsAWord } from '../../places/place-words.ts';

interface FilterTradeProps {
  chosen: RoleSlug | null;
  onChoose: (role: RoleSlug | null) => void;
}

export function FilterTrade({ chosen, onChoose }: FilterTradeProps) {
  const { t } = useTranslation(['jobs', 'reference']);
  const [typed, setTyped] = useState<string | null>(null);
  const all = t('jobs:trades.all');
  const trades = roles
    .map(({ slug }) => {
      const text = t(`reference:role.${slug}`);
      return { key: slug, slug, text, names: [text, t(`reference:role.${slug}`, { lng: 'en' }), slug] };
    })
    .filter(({ names }) => startsAWord(names, typed ?? ''))
    .sort((one, other) => one.text.localeCompare(other.text));
  const none = { key: 'all', slug: null, text: all };
  const options = typed?.trim() ? trades : [none, ...trades];
  return (
    <ComboField
      closed
      icon="hammer"
      name="role"
      autoComplete="off"
      maxLength={60}
      label={t('jobs:trades.label')}
      placeholder={t('jobs:filter.trade_hint')}
      shown={chosen ? t(`reference:role.${chosen}`) : all}
      typed={typed}
      options={options}
      count={t('jobs:filter.trades', { count: options.length })}
      foot={options.length === 0 && <p className="combo__foot">{t('jobs:search.no_match')}</p>}
      onType={setTyped}
      onPick={({ slug }) => onChoose(slug)}
    />
  );
}
