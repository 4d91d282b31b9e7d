// The field for an amount in rupees, which may be typed in the digits of any script. Below the field, a picture shows
// the amount as notes and coins.
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../kit/form/field.tsx';
import { readRupees } from '../../kit/text/money.ts';
import { Pieces } from './drawings.tsx';
import { useSide } from './side.ts';

interface AmountFieldProps {
  typed: string;
  isWrong: boolean;
  onType: (typed: string) => void;
}

export function AmountField({ typed, isWrong, onType }: AmountFieldProps) {
  const { t } = useTranslation('wages');
  const side = useSide();
  return (
    <>
      <TextField
        label={side === 'employer' ? t('employer.amount') : t('amount.label')}
        required
        error={isWrong ? t('amount.wrong') : undefined}
        before={<span aria-hidden="true">₹</span>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <Pieces paise={(readRupees(typed) ?? 0) * 100} />
    </>
  );
}
