// The step that would raise the worker's score most, as a link to the page on which the worker can take the step.

import type { LabourScore } from '#contracts/ratings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowLink, Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { type Change, changeIcons, experienceForm } from './score-changes.ts';

const places: Record<Change, string> = {
  complete_job: paths.jobs,
  come_on_time: paths.myApplications,
  good_rating: paths.myApplications,
  tell_experience: experienceForm,
};

export function NextStep({ score: { changes } }: { score: LabourScore }) {
  const { t } = useTranslation('score');
  const [next] = changes;
  if (!next) return <p>{t('nothing')}</p>;
  return (
    <Rows>
      <RowLink to={places[next.code]} icon={changeIcons[next.code]} title={t(`change.${next.code}`)} />
    </Rows>
  );
}
