// Field for several trades: the common trades as chips, and a search for the others. Chosen trades stay visible.
import './trades-field.css';
import { useState } from 'react';
import { commonRoles } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { ComboField } from '../combobox/combo-field.tsx';
import { useFindTrades } from './find-trades.ts';
import { TradeIcon } from './trade-icon.tsx';

const LONGEST = 60;
const common: readonly RoleSlug[] = commonRoles;

interface TradesFieldProps {
  label: string;
  help: string;
  error?: string | undefined;
  errorId: string;
  chosen: readonly RoleSlug[];
  max: number;
  onChange: (chosen: RoleSlug[]) => void;
}

export function TradesField({ label, help, error, errorId, chosen, max, onChange }: TradesFieldProps) {
  const { nameOf } = useFindTrades();
  const isFull = chosen.length >= max;
  const others = chosen.filter((slug) => !common.includes(slug));
  const toggle = (slug: RoleSlug) =>
    onChange(chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]);
  return (
    <div className="field trades-field">
      <span className="field__label" aria-hidden="true">
        {label}
      </span>
      <p className="field__help">{help}</p>
      <Chips wrap label={label}>
        {[...common, ...others].map((slug) => {
          const isChosen = chosen.includes(slug);
          return (
            <Chip
              key={slug}
              chosen={isChosen}
              disabled={!isChosen && isFull}
              picture={<TradeIcon role={slug} size={24} />}
              onClick={() => toggle(slug)}
            >
              {nameOf(slug)}
            </Chip>
          );
        })}
      </Chips>
      <MoreTrades chosen={chosen} isFull={isFull} onPick={toggle} />
      <FieldError id={errorId} text={error} />
    </div>
  );
}

interface MoreTradesProps {
  chosen: readonly RoleSlug[];
  isFull: boolean;
  onPick: (slug: RoleSlug) => void;
}

/**
 * Search field for trades that are not among the chips. The field becomes empty after each choice, because a chip shows
 * the chosen trade.
 */
function MoreTrades({ chosen, isFull, onPick }: MoreTradesProps) {
  const { t } = useTranslation('reference');
  const { find, nameOf } = useFindTrades();
  const [typed, setTyped] = useState<string | null>(null);
  const [added, setAdded] = useState<RoleSlug | null>(null);
  // Without typed text, the list omits the common trades, because they have chips. With typed text, it contains them.
  const options = find(typed ?? '').filter(
    ({ key }) => !chosen.includes(key) && (typed?.trim() || !common.includes(key)),
  );
  return (
    <>
      <ComboField
        closed
        icon="search"
        name="more_trades"
        autoComplete="off"
        maxLength={LONGEST}
        label={t('more_trades.label')}
        help={isFull ? t('more_trades.full') : undefined}
        placeholder={isFull ? undefined : t('more_trades.hint')}
        disabled={isFull}
        shown=""
        typed={typed}
        options={options.map((option) => ({ ...option, picture: <TradeIcon role={option.key} size={24} /> }))}
        count={t('more_trades.found', { count: options.length })}
        foot={options.length === 0 && <p className="combo__foot">{t('more_trades.none')}</p>}
        onType={setTyped}
        onPick={({ key }) => {
          setAdded(key);
          onPick(key);
        }}
      />
      <p className="visually-hidden" role="status">
        {added && chosen.includes(added) && t('more_trades.added', { trade: nameOf(added) })}
      </p>
    </>
  );
}
