// Applicants on their way: the shape of their cards.
import './pipeline.css';
import { useTranslation } from 'react-i18next';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

export function ApplicantBones() {
  const { t } = useTranslation('applications');
  return (
    <Skeleton words={t('received.loading')}>
      <div className="pipeline-bones">
        {[1, 2, 3, 4].map((bone) => (
          <div key={bone} className="stack">
            <Bone shape="title" width="half" />
            <Bone shape="block" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
