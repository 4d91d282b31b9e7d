// The steps that would raise the worker's score, largest gain first.

import type { LabourScore } from '#contracts/ratings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { paths } from '../../kit/navigation/paths.ts';

type Code = LabourScore['changes'][number]['code'];

const pictures: Record<Code, IconName> = {
  complete_job: 'check-circle',
  come_on_time: 'clock',
  good_rating: 'star',
  tell_experience: 'briefcase',
};

export function Changes({ score: { changes, overall } }: { score: LabourScore }) {
  const { t } = useTranslation('score');
  if (changes.length === 0) return <p>{t('nothing')}</p>;
  return (
    <Card>
      <ul className="score-changes">
        {changes.map(({ code, gain }) => (
          <li key={code} className="score-changes__one">
            <Icon name={pictures[code]} size={20} />
            <span>{t(`change.${code}`)}</span>
            {gain !== null && <b className="num">{t('gain', { gain })}</b>}
            {overall === null && code !== 'tell_experience' && <span className="soft small">{t('counts')}</span>}
          </li>
        ))}
      </ul>
      {changes.some(({ code }) => code === 'tell_experience') && (
        <LinkButton icon="pencil" to={paths.editProfile('labour', { at: 'experience_years', next: paths.score })}>
          {t('tell')}
        </LinkButton>
      )}
    </Card>
  );
}
