// The first step of the job form: trade, title, place and pay.
import { useRef } from 'react';
import { jobTypes } from '#contracts/lists.ts';
import { jobType, salaryPeriod, salaryPeriods } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { PayField } from '../../kit/form/pay-field.tsx';
import { formatPay, readRupees } from '../../kit/text/money.ts';
import { FlaggedField } from './field-findings.tsx';
import { JobPlace } from './job-place.tsx';
import { TradeField } from './trade-field.tsx';
import type { JobForm } from './use-job-form.ts';

export function StepWork({ form }: { form: JobForm }) {
  const { t } = useTranslation(['posting', 'reference']);
  const { draft, set, wrong, validate } = form;
  const title = useRef<HTMLInputElement>(null);
  return (
    <>
      <TradeField form={form} onChosen={() => title.current?.focus()} />
      <FlaggedField form={form} field="title">
        <TextField
          required
          ref={title}
          label={t('posting:form.job_title')}
          placeholder={t('posting:form.job_title_hint')}
          maxLength={120}
          value={draft.title}
          error={wrong.title}
          onChange={(event) => set({ title: event.target.value })}
          onBlur={() => draft.title && validate('title')}
        />
      </FlaggedField>
      <JobPlace form={form} />
      <JobPay form={form} />
      <SelectField
        label={t('posting:form.kind')}
        value={draft.job_type}
        error={wrong.job_type}
        onChange={(event) => set({ job_type: jobType.parse(event.target.value) })}
      >
        {jobTypes.map((type) => (
          <option key={type} value={type}>
            {t(`reference:job_type.${type}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The pay field. Below the field, the amount as the app has understood it: `1 lakh` is shown as ₹1,00,000. */
function JobPay({ form }: { form: JobForm }) {
  const { t } = useTranslation(['posting', 'reference']);
  const { draft, set, wrong, validate } = form;
  const understood = readRupees(draft.salary_amount);
  return (
    <FlaggedField form={form} field="salary_amount">
      <PayField
        label={t(`reference:pay_name.${draft.salary_period}`)}
        periodLabel={t('posting:form.pay_period')}
        amount={draft.salary_amount}
        period={draft.salary_period}
        error={wrong.salary_amount}
        help={understood ? formatPay(understood, t(`reference:salary_period.${draft.salary_period}`)) : undefined}
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
