// Shows on a job card why the job fits the worker: one tick each for trade, distance and pay. A tap opens the reasons
// as text.
import './match-ticks.css';
import type { Match } from '#contracts/matching.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { type MatchProps, MatchSentence } from './match-reasons.tsx';

type Code = Match['reasons'][number]['code'];

/** The three ticks. A tick is set if the match has one of its reasons (`codes`) with a positive weight. */
const ticks: readonly { icon: IconName; codes: readonly Code[] }[] = [
  { icon: 'hammer', codes: ['skill', 'related_skill'] },
  { icon: 'map-pin', codes: ['distance'] },
  { icon: 'rupee', codes: ['pay'] },
];

export function MatchTicks(props: Pick<MatchProps, 'match' | 'distance_km'>) {
  const { t } = useTranslation('matching');
  const met = props.match.reasons.filter(({ weight }) => weight > 0).map(({ code }) => code);
  return (
    <details className="match-ticks">
      <summary>
        <span className="visually-hidden">{t('why')}</span>
        {ticks.map(({ icon, codes }) => {
          const isMet = codes.some((code) => met.includes(code));
          return (
            <span key={icon} className="match-tick" data-met={isMet || undefined}>
              <Icon name={icon} size={16} />
              <Icon name={isMet ? 'check' : 'minus'} size={16} />
            </span>
          );
        })}
        <Icon name="chevron-down" size={16} />
      </summary>
      <MatchSentence {...props} />
    </details>
  );
}
