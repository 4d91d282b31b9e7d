// Displays of the match between a job and a worker: a ring with the score, and the reasons as text, worded for the
// reader's role.
import './match-reasons.css';
import type { Match } from '#contracts/matching.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RingDrawing } from '../../kit/chart/ring-drawing.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useDistanceText } from '../places/distance.ts';

export interface MatchProps {
  match: Match;
  /** The role of the reader, which decides the wording. Default: `labour`. */
  reader?: 'labour' | 'employer';
  /**
   * Distance to the job in kilometres if known. The reason about the distance then says “4 km away” instead of the
   * general “within 60 km of you”.
   */
  distance_km?: number | null;
}

/** Number of reasons that fit in one line. */
const IN_A_LINE = 3;

/** The minimum match score (0 to 100) of a job that is shown as fitting very well. */
const VERY_WELL = 80;

/**
 * Returns how well the job fits: `very` or `well`. Returns null if the server has decided that it does not fit (D113).
 */
const levelOf = ({ fits, score }: Match) => (fits ? (score >= VERY_WELL ? 'very' : 'well') : null);

function useReasonText({ reader = 'labour', distance_km = null }: Omit<MatchProps, 'match'>) {
  const { t } = useTranslation('matching');
  const distance = useDistanceText(distance_km);
  return (code: Match['reasons'][number]['code']) => {
    // Below 1 km, no distance is shown, because workers and jobs are located only by town.
    if (code === 'distance' && distance !== null)
      return (distance_km ?? 0) >= 1 ? t('near', { distance }) : t('near_you');
    return t(`${reader === 'labour' ? 'reason' : 'person'}.${code}`);
  };
}

function useLevelText({ match, reader = 'labour' }: MatchProps) {
  const { t } = useTranslation('matching');
  const level = levelOf(match);
  return level && t(`${reader === 'labour' ? 'fits' : 'person_fits'}.${level}`);
}

function MatchRing({ score }: { score: number }) {
  const { t } = useTranslation('matching');
  return (
    <span className="ring match-ring" role="img" aria-label={t('score', { score })}>
      <RingDrawing percentage={score} />
      <span className="ring__value num" aria-hidden="true">
        {score}
      </span>
    </span>
  );
}

/** The match in one sentence, for example `Fits you well: your trade, 4 km away, pays about what you ask`. */
export function MatchSentence(props: MatchProps) {
  const { match } = props;
  const reasonText = useReasonText(props);
  const level = useLevelText(props);
  const missing = match.reasons.filter(({ weight }) => weight < 0);
  const shown = [...match.reasons.filter(({ weight }) => weight > 0).slice(0, IN_A_LINE), ...missing];
  return (
    <p className="small">
      {level && <b>{level}</b>}
      {level && shown.length > 0 && ': '}
      {shown.map(({ code }) => reasonText(code)).join(', ')}
    </p>
  );
}

/** Shows the match on the card of a worker: the ring and one sentence. */
export function MatchLine({ match }: Pick<MatchProps, 'match'>) {
  return (
    <div className="match-line" data-level={levelOf(match) ?? undefined}>
      <MatchRing score={match.score} />
      <MatchSentence match={match} reader="employer" />
    </div>
  );
}

/** Shows the match on a page: the ring and each reason with its points, the largest number of points first. */
export function MatchReasons(props: MatchProps & { heading?: 'h2' | 'h3' }) {
  const { match, reader = 'labour', heading: Heading = 'h2' } = props;
  const { t } = useTranslation('matching');
  const reasonText = useReasonText(props);
  const level = useLevelText(props);
  const title = t(reader === 'labour' ? 'why' : 'why_person');
  return (
    <section className="match-reasons" data-level={levelOf(match) ?? undefined} aria-label={title}>
      <div className="match-line">
        <MatchRing score={match.score} />
        <div>
          <Heading className="match-reasons__title">{title}</Heading>
          {level && <p className="soft">{level}</p>}
        </div>
      </div>
      <ul>
        {match.reasons.map(({ code, weight }) => (
          <li key={code} data-against={weight < 0 || undefined}>
            <Icon name={weight < 0 ? 'minus' : 'check'} size={20} />
            <span className="match-reasons__words">{reasonText(code)}</span>
            <span className="num soft small">{t('points', { points: weight > 0 ? `+${weight}` : `−${-weight}` })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
