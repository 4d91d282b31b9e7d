// The choice of the job whose workers the wage sheet shows. The jobs are those of the workers of these days.
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../kit/form/field.tsx';
import { type Period, useSheet } from './sheet-queries.ts';

interface JobFilterProps {
  days: Period;
  /** The uid of the chosen job; null for all jobs. */
  chosen: string | null;
  onChoose: (job: string | null) => void;
}

/** Renders nothing if all workers belong to one job. */
export function JobFilter({ days, chosen, onChoose }: JobFilterProps) {
  const { t } = useTranslation('wage-sheet');
  const { data } = useSheet(days);
  const jobs = new Map(
    (data?.people ?? []).map((person) => [person.job_uid, person.reader_title?.text ?? person.job_title]),
  );
  if (jobs.size < 2 && chosen === null) return null;
  return (
    <SelectField label={t('job')} value={chosen ?? ''} onChange={(event) => onChoose(event.target.value || null)}>
      <option value="">{t('all_jobs')}</option>
      {[...jobs].map(([uid, title]) => (
        <option key={uid} value={uid}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
