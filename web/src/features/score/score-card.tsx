// A summary of the worker's score on the profile, with a link to its details.

import { useTranslation } from '../../i18n/use-translation.ts';
import { RowLink, Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';

/** Renders nothing for employers, who have no score. */
export function ScoreCard() {
  const { t } = useTranslation('score');
  const { user_type } = useSession();
  const { data } = useProfile(user_type);
  if (!data || !('score' in data)) return null;
  return (
    <Rows>
      <RowLink to={paths.score} icon="star" title={t('title')} text={t(`label.${data.score.label}`)} />
    </Rows>
  );
}
