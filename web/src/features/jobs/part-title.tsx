// The title above those jobs of the list that do not match the whole search.
import type { SearchCondition } from '#contracts/conditions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConditionText } from '../../parts/job/condition-text.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import type { JobGroup } from './job-groups.ts';

export interface PartTitleProps {
  /**
   * The group whose title is shown; null for the jobs that do not say whether they meet all conditions of the search.
   * `conditions` are the conditions that their title lists.
   */
  group: JobGroup | null;
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
