// The steps that would raise the worker's score, largest gain first.

import type { LabourScore } from '#contracts/ratings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { changeIcons, experienceForm } from './score-changes.ts';

export function Changes({ score: { changes, overall } }: { score: LabourScore }) {
  const { t } = useTranslation('score');
  if (changes.length === 0) return null;
  return (
    <Card>
      <ul className="score-changes">
        {changes.map(({ code, gain }) => (
          <li key={code} className="score-changes__one">
            <Icon name={changeIcons[code]} size={20} />
            <span>{t(`change.${code}`)}</span>
            {gain !== null && <b className="num">{t('gain', { gain })}</b>}
            {overall === null && code !== 'tell_experience' && <span className="soft small">{t('counts')}</span>}
          </li>
        ))}
      </ul>
      {changes.some(({ code }) => code === 'tell_experience') && (
        <LinkButton icon="pencil" to={experienceForm}>
          {t('tell')}
        </LinkButton>
      )}
    </Card>
  );
}
