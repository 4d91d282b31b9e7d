// The worker's own pictures of work: a grid with a tile that adds a picture.
import { useRef } from 'react';
import { type Picture, pictureEndpoints } from '#contracts/pictures.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { PictureTiles } from '../../parts/pictures/picture-tiles.tsx';
import { acceptOf } from '../../parts/upload/file-rules.ts';
import { smallPicture } from '../../parts/upload/small-picture.ts';
import { UploadState } from '../../parts/upload/upload-state.tsx';
import { useUpload } from '../../parts/upload/use-upload.ts';
import { useRefetchWorkPictures, useRemoveWorkPicture, useWorkPictures } from './queries.ts';

/** Maximum width and height that the server stores. A larger upload would only cost mobile data. */
const STORED_SIZE = { max: 1280 } as const;

export function WorkPicturesCard() {
  const { t } = useTranslation('profile');
  return (
    <SectionCard icon="camera" title={t('work_pictures.title')}>
      <WorkPictures />
    </SectionCard>
  );
}

function WorkPictures() {
  const { t } = useTranslation(['profile', 'problems']);
  const { data, error, isFetching, refetch } = useWorkPictures();
  if (data) return <Grid {...data} />;
  if (!error) {
    return (
      <Skeleton words={t('common:loading')}>
        <SkeletonLine shape="block" />
      </Skeleton>
    );
  }
  return (
    <Failure
      title={t('common:load_failed')}
      again={t('common:try_again')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {problemText(t, error)}
    </Failure>
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
      <PictureTiles pictures={pictures} action={({ uid }, close) => <Removal uid={uid} onDone={close} />}>
        {pictures.length < limit && !sending.isSending && <AddTile onChoose={(file) => void choose(file)} />}
      </PictureTiles>
    </>
  );
}

function AddTile({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf('picture')}
        aria-label={t('work_pictures.add')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows the user to choose the same file again, for example after a failed upload.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <button type="button" className="picture-tile" onClick={() => input.current?.click()}>
        <span>
          <Icon name="camera" />
          <br />
          {t('work_pictures.add')}
        </span>
      </button>
    </>
  );
}

function Removal({ uid, onDone }: { uid: string; onDone: () => void }) {
  const { t } = useTranslation(['profile', 'problems']);
  const showToast = useToast();
  const removal = useRemoveWorkPicture(() => {
    showToast({ text: t('profile:picture.removed') });
    onDone();
  });
  const remove = () =>
    removal.mutate(uid, {
      onError: (error) =>
        showToast({ text: `${t('profile:file.not_removed')}. ${problemText(t, error)}`, tone: 'problem' }),
    });
  return (
    <Button icon="trash" busy={removal.isPending} onClick={remove}>
      {t('profile:picture.remove')}
    </Button>
  );
}
