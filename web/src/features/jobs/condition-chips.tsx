// The conditions of a search as chips. Pressing a chip removes its condition from the search.
import type { SearchCondition } from '#contracts/conditions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useConditionText } from '../../parts/job/condition-text.ts';
import type { JobSearchState } from './search-params.ts';

interface ConditionChipsProps {
  search: JobSearchState;
  conditions: readonly SearchCondition[];
  onChange: (change: Partial<JobSearchState>) => void;
}

export function ConditionChips({ search, conditions, onChange }: ConditionChipsProps) {
  const { t } = useTranslation('conditions');
  const text = useConditionText();
  if (conditions.length === 0) return null;
  return (
    <Chips wrap label={t('chips')}>
      {conditions.map((condition) => (
        <Chip
          key={`${condition.name} ${condition.value}`}
          aria-label={t('remove', { condition: text(condition) })}
          onClick={() => onChange(withoutCondition(search, condition))}
        >
          {text(condition)}
          <Icon name="x" size={20} />
        </Chip>
      ))}
    </Chips>
  );
}

/** The line before the jobs that do not state all conditions. */
export function UnstatedLine({ conditions }: Pick<ConditionChipsProps, 'conditions'>) {
  const { t } = useTranslation('conditions');
  const text = useConditionText();
  return <p className="unstated-line">{t('unstated', { conditions: conditions.map(text).join(', ') })}</p>;
}

/** Returns the change of a search that removes a condition, from its parameters and from its words. */
function withoutCondition(
  { conditions }: JobSearchState,
  { name, value, q }: SearchCondition,
): Partial<JobSearchState> {
  const words = q === null ? {} : { q };
  if (name === 'job_type') return { ...words, job_type: null };
  if (name !== 'provided') return { ...words, conditions: { ...conditions, [name]: undefined } };
  const left = (conditions.provided?.split(',') ?? []).filter((known) => known !== value);
  return { ...words, conditions: { ...conditions, provided: left.join(',') || undefined } };
}
