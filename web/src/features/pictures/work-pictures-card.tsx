// The worker's own pictures of work: a grid with a tile that adds a picture.
import type { Picture } from '#contracts/picture-shape.ts';
import { pictureEndpoints } from '#contracts/pictures.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { PictureTiles } from '../../parts/pictures/picture-tiles.tsx';
import { smallPicture } from '../../parts/upload/small-picture.ts';
import { UploadState } from '../../parts/upload/upload-state.tsx';
import { useUpload } from '../../parts/upload/use-upload.ts';
import { AddTile, Removal, STORED_SIZE, UnloadedPictures } from './picture-parts.tsx';
import { useRefetchWorkPictures, useRemoveWorkPicture, useWorkPictures } from './queries.ts';

export function WorkPicturesCard() {
  const { t } = useTranslation('profile');
  const query = useWorkPictures();
  return (
    <SectionCard icon="camera" title={t('work_pictures.title')}>
      {query.data ? <Grid {...query.data} /> : <UnloadedPictures query={query} />}
    </SectionCard>
  );
}

function Grid({ pictures, limit }: { pictures: readonly Picture[]; limit: number }) {
  const { t } = useTranslation('profile');
  const showToast = useToast();
  const refetch = useRefetchWorkPictures();
  const sending = useUpload({
    kind: 'picture',
    set: pictureEndpoints.addWorkPicture,
    onDone: async () => {
      await refetch();
      showToast({ text: t('picture.kept') });
    },
  });
  const choose = async (file: File) => sending.choose(await smallPicture(file, STORED_SIZE));
  return (
    <>
      <p className="soft small">{t('work_pictures.hint', { limit })}</p>
      {sending.file && <UploadState sending={sending} onOther={null} />}
      <PictureTiles pictures={pictures} action={({ uid }, close) => <RemoveWork uid={uid} onDone={close} />}>
        {pictures.length < limit && !sending.isSending && (
          <AddTile label={t('work_pictures.add')} onChoose={(file) => void choose(file)} />
        )}
      </PictureTiles>
    </>
  );
}

function RemoveWork({ uid, onDone }: { uid: string; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const showToast = useToast();
  const removal = useRemoveWorkPicture(() => {
    showToast({ text: t('picture.removed') });
    onDone();
  });
  return <Removal uid={uid} removal={removal} />;
}
