// The pictures of the site of an employer's own job: a grid with a tile that adds a picture, and the state of review.
import { type JobPicture, jobPictureEndpoints } from '#contracts/job-pictures.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { PictureTiles } from '../../parts/pictures/picture-tiles.tsx';
import { smallPicture } from '../../parts/upload/small-picture.ts';
import { UploadState } from '../../parts/upload/upload-state.tsx';
import { useUpload } from '../../parts/upload/use-upload.ts';
import { AddTile, Removal, STORED_SIZE, UnloadedPictures } from './picture-parts.tsx';
import { useJobPictures, useRefetchJobPictures, useRemoveJobPicture } from './queries.ts';

export function SitePicturesCard({ job_uid }: { job_uid: string }) {
  const { t } = useTranslation('profile');
  const query = useJobPictures(job_uid);
  return (
    <SectionCard icon="camera" title={t('site_pictures.title')}>
      {query.data ? <Grid job_uid={job_uid} {...query.data} /> : <UnloadedPictures query={query} />}
    </SectionCard>
  );
}

interface GridProps {
  job_uid: string;
  pictures: readonly JobPicture[];
  limit: number;
}

function Grid({ job_uid, pictures, limit }: GridProps) {
  const { t } = useTranslation('profile');
  const showToast = useToast();
  const refetch = useRefetchJobPictures(job_uid);
  const sending = useUpload({
    kind: 'picture',
    set: jobPictureEndpoints.addJobPicture,
    params: { job_uid },
    onDone: async () => {
      await refetch();
      showToast({ text: t('picture.kept') });
    },
  });
  const choose = async (file: File) => sending.choose(await smallPicture(file, STORED_SIZE));
  return (
    <>
      <p className="soft small">{t('site_pictures.hint', { limit })}</p>
      {sending.file && <UploadState sending={sending} onOther={null} />}
      <PictureTiles
        of="site"
        pictures={pictures}
        action={({ uid }, close) => <RemoveSite job_uid={job_uid} uid={uid} onDone={close} />}
        note={({ status }) => status !== 'shown' && <p className="small">{t(`site_pictures.${status}`)}</p>}
      >
        {pictures.length < limit && !sending.isSending && (
          <AddTile label={t('site_pictures.add')} onChoose={(file) => void choose(file)} />
        )}
      </PictureTiles>
    </>
  );
}

function RemoveSite({ job_uid, uid, onDone }: { job_uid: string; uid: string; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const showToast = useToast();
  const removal = useRemoveJobPicture(job_uid, () => {
    showToast({ text: t('picture.removed') });
    onDone();
  });
  return <Removal uid={uid} removal={removal} />;
}
