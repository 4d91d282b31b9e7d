// The worker's own score in one row, with a link to the components of the score.
import './score-line.css';
import { Link } from 'react-router-dom';
import type { LabourReputation } from '#contracts/reputation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressRing } from '../../kit/chart/progress-ring.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';

export function ScoreLine({ score }: { score: LabourReputation }) {
  const { t } = useTranslation('labour-home');
  const { overall, label } = score;
  const words = overall === null ? t('score.new') : t(`score.${label}`);
  const rounded = overall === null ? null : Math.round(overall);
  return (
    <Link className="score-line card" to={paths.score}>
      {rounded === null ? (
        <Icon name="star" />
      ) : (
        <ProgressRing percentage={rounded} value={String(rounded)} label={t('score.of', { score: rounded })} />
      )}
      <span className="score-line__words">
        <b>{t('score.title')}</b>
        <span className="soft small">{words}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </Link>
  );
}
