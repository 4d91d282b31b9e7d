// The pictures of a job on the administrators' page of the job. A moderator hides a picture that is shown.

import type { ReviewedPicture } from '#contracts/moderated-jobs.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { PictureBytes } from './picture-bytes.tsx';
import { useDecide } from './use-queue.ts';

export function JobPictures({ pictures }: { pictures: ReviewedPicture[] }) {
  const { t } = useTranslation('admin-moderation');
  const decide = useDecide(() => {});
  const hide = (picture: ReviewedPicture) =>
    decide.mutate({
      row: picture,
      send: () => adminCall(moderationEndpoints.hidePicture, { params: { job_picture_id: String(picture.id) } }),
      done: 'hide_picture',
    });
  return (
    <section className="card review-card" aria-label={t('pictures.title')}>
      <h2 className="review-card__title">{t('pictures.title')}</h2>
      {pictures.map((picture) => (
        <div key={picture.id}>
          <PictureBytes picture={picture} />
          <div className="review-card__acts">
            <span className="soft small">{t(`pictures.${picture.status}`)}</span>
            {picture.status === 'shown' && (
              <Button icon="trash" variant="quiet" disabled={decide.isPending} onClick={() => hide(picture)}>
                {t('act.hide_picture')}
              </Button>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}
