// Describes the change of one field of a job. A short value is shown with its old and new value; a long text is only
// reported as changed.
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatRupees } from '../../kit/text/money.ts';
import { industryText, languagesText, roleText } from '../../parts/job/job-tags.ts';
import { usePlaceNames } from '../../parts/places/place.ts';

const LONGEST = 60;

interface Change {
  from?: unknown;
  to?: unknown;
}

/** Returns a function that describes a change, for example `Pay: ₹900 → ₹1,000`. */
export function useChangeText() {
  const { t } = useTranslation(['posting', 'reference']);
  const { stateText, cityText } = usePlaceNames();
  const ofText: Record<string, (value: string) => string> = {
    state: stateText,
    city: cityText,
    role: (value) => roleText(t, value),
    industry: (value) => industryText(t, value),
    job_type: (value) => t(`reference:job_type.${value}`, { defaultValue: value }),
    salary_period: (value) => t(`reference:salary_period.${value}`, { defaultValue: value }),
    shift: (value) => t(`posting:form.shift_${value}`, { defaultValue: value }),
  };
  const shown = (field: string, value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return t('posting:history.empty');
    if (typeof value === 'boolean') return t(value ? 'posting:history.yes' : 'posting:history.no');
    if (typeof value === 'number') return field === 'salary_amount' ? formatRupees(value) : String(value);
    if (typeof value === 'string') return value.length > LONGEST ? null : (ofText[field]?.(value) ?? value);
    if (Array.isArray(value)) return languagesText(t, value.map(String)) || t('posting:history.empty');
    return null;
  };
  return (field: string, { from, to }: Change): string => {
    const name = t(`posting:field.${field}`, { defaultValue: field });
    const [before, after] = [shown(field, from), shown(field, to)];
    return before === null || after === null
      ? t('posting:history.changed', { field: name })
      : t('posting:history.change', { field: name, from: before, to: after });
  };
}
