// The worker's own score in one line, with a link to its parts.
import './score-line.css';
import { Link } from 'react-router-dom';
import type { LabourReputation } from '#contracts/reputation.ts';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';

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
