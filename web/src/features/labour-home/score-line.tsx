// The worker's own score as a small drawing of a ladder with five steps, with a link to the page of the score.
import './score-line.css';
import { Link } from 'react-router-dom';
import type { LabourReputation } from '#contracts/reputation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ScoreLadder } from '../../parts/score/score-ladder.tsx';

export function ScoreLine({ score }: { score: LabourReputation }) {
  const { t } = useTranslation('labour-home');
  const { overall, label } = score;
  return (
    <Link className="score-line card" to={paths.score}>
      <ScoreLadder overall={overall} />
      <span className="score-line__words">
        <b>{t('score.title')}</b>
        <span className="soft small">{t(`score.${overall === null ? 'new' : label}`)}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </Link>
  );
}
