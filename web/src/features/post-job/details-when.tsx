// Date and time fields: first day, start time, hours per day, shift and duration.

import { shift, shifts } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { today } from '../../ui/today.ts';
import { FlaggedField } from './field-findings.tsx';
import type { JobForm } from './use-job-form.ts';

const HOURS = Array.from({ length: 16 }, (_, index) => index + 1);

export function DetailsWhen({ form }: { form: JobForm }) {
  const { t } = useTranslation(['posting', 'reference']);
  const { draft, set, wrong } = form;
  const optional = t('posting:optional');
  return (
    <>
      <div className="field-pair">
        <TextField
          type="date"
          label={t('posting:form.start_date')}
          optional={optional}
          min={today()}
          value={draft.start_date}
          error={wrong.start_date}
          onChange={(event) => set({ start_date: event.target.value })}
        />
        <TextField
          type="time"
          label={t('posting:form.start_time')}
          optional={optional}
          value={draft.start_time}
          error={wrong.start_time}
          onChange={(event) => set({ start_time: event.target.value })}
        />
      </div>
      <div className="field-pair">
        <SelectField
          label={t('posting:form.hours')}
          optional={optional}
          value={draft.hours_per_day}
          error={wrong.hours_per_day}
          onChange={(event) => set({ hours_per_day: event.target.value })}
        >
          <option value="">{t('posting:form.not_said')}</option>
          {HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {t('posting:form.hours_count', { count: hours })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('posting:form.shift')}
          optional={optional}
          value={draft.shift ?? ''}
          error={wrong.shift}
          onChange={(event) => set({ shift: event.target.value ? shift.parse(event.target.value) : null })}
        >
          <option value="">{t('posting:form.not_said')}</option>
          {shifts.map((one) => (
            <option key={one} value={one}>
              {t(`posting:form.shift_${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <FlaggedField form={form} field="duration">
        <TextField
          label={t('posting:form.duration')}
          optional={optional}
          placeholder={t('posting:form.duration_hint')}
          maxLength={80}
          value={draft.duration}
          error={wrong.duration}
          onChange={(event) => set({ duration: event.target.value })}
        />
      </FlaggedField>
    </>
  );
}
