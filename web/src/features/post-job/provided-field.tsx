// The form field for the benefits in addition to the pay: food, accommodation, transport, tools.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { provisions } from './draft.ts';
import type { JobForm } from './use-job-form.ts';

export const provisionIcons = {
  food_provided: 'bowl',
  stay_provided: 'bed',
  transport_provided: 'bus',
  tools_provided: 'wrench',
} as const;

export function ProvidedField({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { draft, set } = form;
  return (
    <fieldset className="field">
      <legend>{t('form.provided')}</legend>
      <Chips wrap label={t('form.provided')}>
        {provisions.map((one) => (
          <Chip
            key={one}
            chosen={draft[one]}
            picture={<Icon name={provisionIcons[one]} size={20} />}
            onClick={() => set({ [one]: !draft[one] })}
          >
            {t(`form.${one}`)}
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
}
