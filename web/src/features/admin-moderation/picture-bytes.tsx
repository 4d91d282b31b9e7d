// The pixels of a picture of a job, fetched with the administrator's session.
import { useQuery } from '@tanstack/react-query';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminCall } from '../../parts/admin/call.ts';

interface PictureBytesProps {
  picture: { id: number; width: number; height: number };
}

/** The picture. Until it has loaded, an empty area of the same size is shown, so that the page does not shift. */
export function PictureBytes({ picture: { id, width, height } }: PictureBytesProps) {
  const { t } = useTranslation('admin-moderation');
  const { data } = useQuery({
    queryKey: adminKeyOf('moderation', 'showPicture', { id }),
    queryFn: ({ signal }) =>
      adminCall(moderationEndpoints.showPicture, { params: { job_picture_id: String(id) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <svg className="review-picture" width={width} height={height} aria-hidden="true" />;
  const src = `data:image/webp;base64,${data.webp_base64}`;
  return <img className="review-picture" src={src} width={width} height={height} alt={t('picture')} />;
}
