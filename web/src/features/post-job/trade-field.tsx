// The trade: found by its name in the reader's language or in English; the commonest stand first.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RoleSlug, roles } from '#contracts/reference.ts';
import { ComboField } from '../../places/combo-field.tsx';
import { startsAWord } from '../../places/place-words.ts';
import { TradeIcon } from '../../ui/trade-icon.tsx';
import type { JobForm } from './use-job-form.ts';

const LONGEST = 60;

function useTrades(typed: string) {
  const { t } = useTranslation('reference');
  const nameOf = (slug: RoleSlug) => t(`role.${slug}`);
  const options = roles
    .map(({ slug }) => ({ key: slug, text: nameOf(slug), english: t(`role.${slug}`, { lng: 'en' }) }))
    .filter(({ key, text, english }) => startsAWord([text, english, key.replaceAll('-', ' ')], typed))
    .map(({ key, text }) => ({ key, text, picture: <TradeIcon role={key} size={24} /> }));
  return { options, nameOf };
}

/** Choosing a trade writes the title where there is none yet. */
export function TradeField({ form, onChosen }: { form: JobForm; onChosen: () => void }) {
  const { t } = useTranslation(['posting', 'reference']);
  const { draft, set } = form;
  const [typed, setTyped] = useState<string | null>(null);
  const { options, nameOf } = useTrades(typed ?? '');
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
      label={t('posting:form.trade')}
      placeholder={t('posting:form.trade_hint')}
      optional={t('posting:optional')}
      error={form.wrong.role}
      shown={before}
      typed={typed}
      options={options}
      count={t('posting:form.trade_count', { count: options.length })}
      foot={options.length === 0 && <p className="combo__foot">{t('posting:form.no_trade')}</p>}
      onType={(text) => {
        setTyped(text);
        if (text?.trim() === '') choose(null);
      }}
      onPick={({ key }) => choose(key)}
      onChosen={onChosen}
    />
  );
}
