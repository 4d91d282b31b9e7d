// The components of the score as bars: the points, the maximum, and the data from which the points are computed.

import type { LabourScore } from '#contracts/ratings.ts';
import type { KeyAfter } from '#locales/topics/text-key.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressBar } from '../../kit/chart/progress-bar.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { partIcons } from './part-icons.ts';

type Part = LabourScore['parts'][number];

/** Returns sentences about the data from which one component of the score is computed. */
function inputsOf(t: Translate, code: Part['code'], { inputs }: LabourScore): string[] {
  const some = (key: KeyAfter<'score', 'input.'>, count: number, more: object = {}) =>
    count > 0 ? [t(`score:input.${key}`, { count, ...more })] : [];
  if (code === 'rating') return some('rating', inputs.ratings, { mean: inputs.rating_mean?.toFixed(1) });
  if (code === 'jobs') return [t('score:input.jobs', { count: inputs.jobs_completed })];
  if (code === 'experience') return [t('score:input.experience', { count: inputs.experience_years ?? 0 })];
  return [
    ...some('on_time', inputs.on_time_days),
    ...some('late', inputs.late_days),
    ...some('missed', inputs.no_shows),
    ...some('given_up', inputs.late_withdrawals),
  ];
}

const oneDecimal = (value: number) => value.toFixed(1).replace(/\.0$/, '');

export function Parts({ score }: { score: LabourScore }) {
  return (
    <ul className="score-parts">
      {score.parts.map((part) => (
        <li key={part.code}>
          <OnePart part={part} score={score} />
        </li>
      ))}
    </ul>
  );
}

function OnePart({ part, score }: { part: Part; score: LabourScore }) {
  const { t } = useTranslation('score');
  const points = { points: oneDecimal(part.points), most: oneDecimal(part.weight) };
  return (
    <Card>
      <div className="score-part" data-left-out={part.value === null || undefined}>
        <p className="score-part__header">
          <Icon name={partIcons[part.code]} size={20} />
          <b>{t(`part.${part.code}`)}</b>
          {part.value !== null && <span className="num">{t('points', points)}</span>}
        </p>
        {part.value === null ? (
          <p className="soft">{t('left_out')}</p>
        ) : (
          <>
            <ProgressBar percent={part.value} />
            <p className="soft">{inputsOf(t, part.code, score).join(' · ')}</p>
          </>
        )}
      </div>
    </Card>
  );
}
