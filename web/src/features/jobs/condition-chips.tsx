// The conditions of a search as chips. Pressing a chip removes its condition from the search.
import type { SearchCondition } from '#contracts/conditions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useConditionText } from '../../parts/job/condition-text.ts';
import { withoutCondition } from './search-conditions.ts';
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
