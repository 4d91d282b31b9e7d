// The form field for a number of workers: minus and plus buttons, or a typed number in the digits of any script.
import { normaliseDigits } from '#contracts/phone.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { Field } from '../../kit/form/field.tsx';
import './people-field.css';

interface PeopleFieldProps {
  count: number;
  max: number;
  error: string | undefined;
  onChange: (count: number) => void;
}

export function PeopleField({ count, max, error, onChange }: PeopleFieldProps) {
  const { t } = useTranslation('posting');
  const put = (wanted: number) => onChange(Math.min(max, Math.max(1, wanted)));
  return (
    <Field label={t('form.positions')} error={error} required>
      {(ids) => (
        <span className="control people-field">
          <IconButton icon="minus" label={t('form.fewer')} disabled={count <= 1} onClick={() => put(count - 1)} />
          <input
            {...ids}
            inputMode="numeric"
            value={count}
            onChange={(event) => put(Number(normaliseDigits(event.target.value).replace(/\D/g, '').slice(0, 3)) || 1)}
          />
          <IconButton icon="plus" label={t('form.more')} disabled={count >= max} onClick={() => put(count + 1)} />
        </span>
      )}
    </Field>
  );
}
