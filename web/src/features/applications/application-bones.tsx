// Applications on their way: the shape of their cards.
import './application-card.css';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

export function ApplicationBones() {
  const { t } = useTranslation('applications');
  return (
    <Skeleton words={t('mine.loading')}>
      <div className="application-cards">
        {[1, 2].map((bone) => (
          <Card key={bone}>
            <div className="stack">
              <Bone shape="tile" />
              <Bone shape="title" width="most" />
              <Bone shape="block" />
            </div>
          </Card>
        ))}
      </div>
    </Skeleton>
  );
}
