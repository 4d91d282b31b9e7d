// The fields for the current or the desired pay of a worker: an amount in rupees and its period.

import { salaryPeriod, salaryPeriods } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PayField } from '../../kit/form/pay-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

interface EditPayProps {
  form: ProfileForm;
  field: 'current_salary' | 'expected_salary';
}

export function EditPay({ form, field }: EditPayProps) {
  const { t } = useTranslation(['profile', 'reference']);
  const pay = form.draft[field];
  const label = t(`profile:field.${field}`);
  return (
    <div data-field={field}>
      <PayField
        required={false}
        label={label}
        periodLabel={t('profile:form.period_of', { field: label })}
        amount={pay.amount}
        period={pay.period}
        error={form.wrong[field]}
        periods={salaryPeriods.map((value) => ({
          value,
          word: t('profile:form.per', { period: t(`reference:salary_period.${value}`) }),
        }))}
        onAmount={(amount) => form.set({ [field]: { ...pay, amount } })}
        onPeriod={(period) => form.set({ [field]: { ...pay, period: salaryPeriod.parse(period) } })}
        onBlur={() => form.touch(field)}
      />
    </div>
  );
}
