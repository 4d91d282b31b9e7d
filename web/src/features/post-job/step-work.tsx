// The first step: the trade, its title, where, and what it pays.

import { useTranslation } from 'react-i18next';
import { jobType, jobTypes, roleSlug, roles, salaryPeriod, salaryPeriods } from '#contracts/reference.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { PayField } from '../../ui/pay-field.tsx';
import { JobPlace } from './job-place.tsx';
import type { JobForm } from './use-job-form.ts';

export function StepWork({ form }: { form: JobForm }) {
  const { t } = useTranslation(['jobs', 'reference']);
  const { draft, set, wrong, judge } = form;
  return (
    <>
      <TradeField form={form} />
      <TextField
        required
        label={t('jobs:post.job_title')}
        placeholder={t('jobs:post.job_title_hint')}
        maxLength={120}
        value={draft.title}
        error={wrong.title}
        onChange={(event) => set({ title: event.target.value })}
        onBlur={() => draft.title && judge('title')}
      />
      <JobPlace form={form} />
      <PayField
        label={t('jobs:post.pay')}
        periodLabel={t('jobs:post.pay_period')}
        amount={draft.salary_amount}
        period={draft.salary_period}
        error={wrong.salary_amount}
        periods={salaryPeriods.map((value) => ({
          value,
          word: t('jobs:post.per', { period: t(`reference:salary_period.${value}`) }),
        }))}
        onAmount={(salary_amount) => set({ salary_amount })}
        onPeriod={(period) => set({ salary_period: salaryPeriod.parse(period) })}
        onBlur={() => draft.salary_amount && judge('salary_amount')}
      />
      <SelectField
        label={t('jobs:post.kind')}
        value={draft.job_type}
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

/** Choosing a trade writes the title where there is none yet. */
function TradeField({ form }: { form: JobForm }) {
  const { t } = useTranslation(['jobs', 'reference']);
  const { draft, set } = form;
  const choose = (value: string) => {
    const role = roleSlug.safeParse(value);
    const before = draft.role ? t(`reference:role.${draft.role}`) : '';
    const untouched = draft.title === '' || draft.title === before;
    const name = role.success ? t(`reference:role.${role.data}`) : '';
    set({ role: role.success ? role.data : null, ...(untouched && { title: name }) });
  };
  return (
    <SelectField
      label={t('jobs:post.trade')}
      optional={t('jobs:optional')}
      value={draft.role ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t('jobs:post.no_trade')}</option>
      {roles.map(({ slug }) => (
        <option key={slug} value={slug}>
          {t(`reference:role.${slug}`)}
        </option>
      ))}
    </SelectField>
  );
}
