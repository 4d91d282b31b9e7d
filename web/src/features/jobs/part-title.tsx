// The title above those jobs of the list that do not match the whole search.
import type { SearchCondition } from '#contracts/conditions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConditionText } from '../../parts/job/condition-text.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import type { JobGroup } from './job-groups.ts';

export interface PartTitleProps {
  /** The group of jobs whose heading is shown; null for the jobs that leave a condition of the search unstated. */
  group: JobGroup | null;
  /** The conditions that the heading lists if `group` is null. */
  conditions: readonly SearchCondition[];
}

export function PartTitle({ group, conditions }: PartTitleProps) {
  const { t } = useTranslation(['reference', 'conditions']);
  const { cityText, stateText } = usePlaceNames();
  const text = useConditionText();
  if (!group)
    return <p className="unstated-line">{t('conditions:unstated', { conditions: conditions.map(text).join(', ') })}</p>;
  const { kind, place } = group;
  const where = place && (kind === 'state' ? stateText(place) : cityText(place));
  return <h2 className="job-group">{t(`reference:job_group.${kind}`, { place: where ?? '' })}</h2>;
}
