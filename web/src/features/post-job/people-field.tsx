// The form field for the number of positions: minus and plus buttons, or a typed number in the digits of any script.

import { normaliseDigits } from '#contracts/phone.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { Field } from '../../kit/form/field.tsx';
import type { JobForm } from './use-job-form.ts';

const MAX_POSITIONS = 500;

export function PeopleField({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { draft, set, wrong } = form;
  const put = (positions: number) => set({ positions: Math.min(MAX_POSITIONS, Math.max(1, positions)) });
  return (
    <Field label={t('form.positions')} error={wrong.positions} required>
      {(ids) => (
        <span className="control people-field">
          <IconButton
            icon="minus"
            label={t('form.fewer')}
            disabled={draft.positions <= 1}
            onClick={() => put(draft.positions - 1)}
          />
          <input
            {...ids}
            inputMode="numeric"
            value={draft.positions}
            onChange={(event) => put(Number(normaliseDigits(event.target.value).replace(/\D/g, '').slice(0, 3)) || 1)}
          />
          <IconButton
            icon="plus"
            label={t('form.more')}
            disabled={draft.positions >= MAX_POSITIONS}
            onClick={() => put(draft.positions + 1)}
          />
        </span>
      )}
    </Field>
  );
}
