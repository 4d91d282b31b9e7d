// The form field for the trade. The employer can type the name of a trade in the user's language or in English. Common
// trades are listed first.
import { useState } from 'react';
import type { RoleSlug } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ComboField } from '../../parts/combobox/combo-field.tsx';
import { useFindTrades } from '../../parts/trades/find-trades.ts';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';
import type { JobForm } from './use-job-form.ts';

const LONGEST = 60;

/** The field for the trade. Choosing a trade also sets the title, unless the employer has written another title. */
export function TradeField({ form, onChosen }: { form: JobForm; onChosen: () => void }) {
  const { t } = useTranslation('posting');
  const { draft, set } = form;
  const [typed, setTyped] = useState<string | null>(null);
  const { find, nameOf } = useFindTrades();
  const options = find(typed ?? '').map((option) => ({
    ...option,
    picture: <TradeIcon role={option.key} size={24} />,
  }));
  const before = draft.role ? nameOf(draft.role) : '';
  const choose = (role: RoleSlug | null) => {
    const isUntouched = draft.title === '' || draft.title === before;
    set({ role, ...(isUntouched && { title: role ? nameOf(role) : '' }) });
  };
  return (
    <ComboField
      closed
      icon="hammer"
      name="trade"
      autoComplete="off"
      maxLength={LONGEST}
      label={t('form.trade')}
      placeholder={t('form.trade_hint')}
      optional={t('common:optional')}
      error={form.wrong.role}
      shown={before}
      typed={typed}
      options={options}
      count={t('form.trade_count', { count: options.length })}
      foot={options.length === 0 && <p className="combo__foot">{t('form.no_trade')}</p>}
      onType={(text) => {
        setTyped(text);
        if (text?.trim() === '') choose(null);
      }}
      onPick={({ key }) => choose(key)}
      onChosen={onChosen}
    />
  );
}
