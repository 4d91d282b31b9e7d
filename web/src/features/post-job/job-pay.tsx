// The pay field of the job form. Below the field are the amount as the app has read it from the typed characters, and
// the usual pay for the trade.
import { salaryPeriod, salaryPeriods } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PayField } from '../../kit/form/pay-field.tsx';
import { BoldText } from '../../kit/text/bold-text.tsx';
import { formatPay, formatRupees, readRupees } from '../../kit/text/money.ts';
import { roleText } from '../../parts/job/job-tags.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { FlaggedField } from './field-findings.tsx';
import type { TradePay } from './lint.ts';
import type { JobForm } from './use-job-form.ts';

export function JobPay({ form }: { form: JobForm }) {
  const { t } = useTranslation(['posting', 'reference']);
  const { draft, set, wrong, validate, usualPay } = form;
  const amount = readRupees(draft.salary_amount);
  // Show the amount that was read from the typed characters, so that the employer sees that `1 lakh` means ₹1,00,000.
  const understood = amount && formatPay(amount, t(`reference:salary_period.${draft.salary_period}`));
  return (
    <FlaggedField form={form} field="salary_amount">
      <PayField
        label={t(`reference:pay_name.${draft.salary_period}`)}
        periodLabel={t('posting:form.pay_period')}
        amount={draft.salary_amount}
        period={draft.salary_period}
        error={wrong.salary_amount}
        help={
          (understood || usualPay) && (
            <>
              {understood}
              {usualPay && <UsualPay usual={usualPay} />}
            </>
          )
        }
        periods={salaryPeriods.map((value) => ({
          value,
          word: t('posting:form.per', { period: t(`reference:salary_period.${value}`) }),
        }))}
        onAmount={(salary_amount) => set({ salary_amount })}
        onPeriod={(period) => set({ salary_period: salaryPeriod.parse(period) })}
        onBlur={() => draft.salary_amount && validate('salary_amount')}
      />
    </FlaggedField>
  );
}

/** Formats a range of whole rupees as `₹850–1,000`, or one amount if both are the same. */
function formatRange(low: number, high: number): string {
  return low === high ? formatRupees(low) : `${formatRupees(low)}–${formatRupees(high).replace('₹', '')}`;
}

/** The usual pay of the trade at the place of the job. */
function UsualPay({ usual }: { usual: TradePay }) {
  const { t } = useTranslation(['posting', 'reference']);
  const { areaText } = usePlaceNames();
  const amount = formatRange(usual.low, usual.high);
  const values = { trade: roleText(t, usual.role), place: areaText(usual.place), amount };
  return (
    <span className="usual-pay">
      <BoldText text={t('posting:form.usual_pay', values)} />
    </span>
  );
}
