// Pictures of the applicant's work. Renders nothing if the worker added none.
import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { PictureTiles } from '../../parts/pictures/picture-tiles.tsx';

export function WorkPictures({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation('profile');
  const pictures = application.applicant_profile.work_pictures ?? [];
  if (pictures.length === 0) return null;
  return (
    <SectionCard icon="camera" title={t('work_pictures.of_worker')}>
      <PictureTiles pictures={pictures} />
    </SectionCard>
  );
}
