// The first step of the job form: trade, title, place and pay.
import { useRef } from 'react';
import { jobTypes } from '#contracts/lists.ts';
import { jobType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { FlaggedField } from './field-findings.tsx';
import { JobPay } from './job-pay.tsx';
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
