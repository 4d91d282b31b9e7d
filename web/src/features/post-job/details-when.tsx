// Date and time fields of a job: first day, start time, hours per day, shift and duration.

import { shift, shifts } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { today } from '../../kit/text/today.ts';
import { FlaggedField } from './field-findings.tsx';
import type { JobForm } from './use-job-form.ts';

const HOURS = Array.from({ length: 16 }, (_, index) => index + 1);

function StartFields({ form: { draft, set, wrong } }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const optional = t('common:optional');
  return (
    <div className="field-pair">
      <TextField
        type="date"
        label={t('form.start_date')}
        optional={optional}
        min={today()}
        value={draft.start_date}
        error={wrong.start_date}
        onChange={(event) => set({ start_date: event.target.value })}
      />
      <TextField
        type="time"
        label={t('form.start_time')}
        optional={optional}
        value={draft.start_time}
        error={wrong.start_time}
        onChange={(event) => set({ start_time: event.target.value })}
      />
    </div>
  );
}

function HoursFields({ form: { draft, set, wrong } }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const optional = t('common:optional');
  return (
    <div className="field-pair">
      <SelectField
        label={t('form.hours')}
        optional={optional}
        value={draft.hours_per_day}
        error={wrong.hours_per_day}
        onChange={(event) => set({ hours_per_day: event.target.value })}
      >
        <option value="">{t('form.not_said')}</option>
        {HOURS.map((hours) => (
          <option key={hours} value={hours}>
            {t('form.hours_count', { count: hours })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('form.shift')}
        optional={optional}
        value={draft.shift ?? ''}
        error={wrong.shift}
        onChange={(event) => set({ shift: event.target.value ? shift.parse(event.target.value) : null })}
      >
        <option value="">{t('form.not_said')}</option>
        {shifts.map((one) => (
          <option key={one} value={one}>
            {t(`form.shift_${one}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

export function DetailsWhen({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { draft, set, wrong } = form;
  return (
    <>
      <StartFields form={form} />
      <HoursFields form={form} />
      <FlaggedField form={form} field="duration">
        <TextField
          label={t('form.duration')}
          optional={t('common:optional')}
          placeholder={t('form.duration_hint')}
          maxLength={80}
          value={draft.duration}
          error={wrong.duration}
          onChange={(event) => set({ duration: event.target.value })}
        />
      </FlaggedField>
    </>
  );
}
