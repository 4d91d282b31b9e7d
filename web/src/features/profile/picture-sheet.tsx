// The sheet of the profile picture: choose, preview, upload or remove.
import './picture-sheet.css';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fileEndpoints } from '#contracts/files.ts';
import { call } from '../../http/call.ts';
import { useBlobAddress } from '../../http/use-picture.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { checkFile, maxMegabytes, typeNames } from '../../parts/upload/file-rules.ts';
import { Photo } from '../../parts/upload/photo.tsx';
import { smallPicture } from '../../parts/upload/small-picture.ts';
import { UploadState } from '../../parts/upload/upload-state.tsx';
import { useUpload } from '../../parts/upload/use-upload.ts';
import { useSession } from '../../session/session-context.ts';
import { PictureChoice } from './picture-choice.tsx';
import { useRefreshProfile } from './queries.ts';

const STORED_SIZE = { max: 1024, square: true } as const;

interface PictureSheetProps {
  open: boolean;
  name: string;
  picture: string | null;
  onClose: () => void;
}

/** Returns the picture endpoints for the user's role, and a function to call after a change of the picture. */
function usePictureOf(onClose: () => void) {
  const { t } = useTranslation('profile');
  const { user_type } = useSession();
  const showToast = useToast();
  const refresh = useRefreshProfile(user_type ?? 'labour');
  const isEmployer = user_type === 'employer';
  const done = (text: 'picture.kept' | 'picture.removed') => {
    refresh();
    showToast({ text: t(text) });
    onClose();
  };
  const set = isEmployer ? fileEndpoints.setEmployerPicture : fileEndpoints.setLabourPicture;
  const remove = isEmployer ? fileEndpoints.removeEmployerPicture : fileEndpoints.removeLabourPicture;
  return { set, remove, done };
}

export function PictureSheet({ open, name, picture, onClose }: PictureSheetProps) {
  const { t } = useTranslation(['profile', 'problems']);
  const [chosen, setChosen] = useState<File | null>(null);
  const close = () => {
    setChosen(null);
    onClose();
  };
  const { set, remove, done } = usePictureOf(close);
  const sending = useUpload({ kind: 'picture', set, onDone: () => done('picture.kept') });
  const removal = useMutation({ mutationFn: () => call(remove, {}), onSuccess: () => done('picture.removed') });
  // Crops and reduces the picture in the browser. The preview before the upload shows the picture as it will be stored.
  const choose = async (file: File) => {
    sending.forget();
    const small = await smallPicture(file, STORED_SIZE);
    const isTaken = checkFile('picture', small) === null;
    setChosen(isTaken ? small : null);
    // For an invalid file, show no preview. `sending.choose` does not upload the file, but shows why it is invalid.
    if (!isTaken) sending.choose(file);
  };
  const use = chosen && !sending.file && (
    <Button variant="main" size="big" onClick={() => sending.choose(chosen)}>
      {t('profile:picture.use')}
    </Button>
  );
  return (
    <Sheet open={open} title={t('profile:picture.title')} close={t('common:close')} onClose={close} foot={use}>
      <div className="picture-sheet">
        <Preview chosen={chosen} kept={<Photo name={name} picture={picture} size={96} />} />
        {sending.file && <UploadState sending={sending} onOther={null} />}
        {!sending.isSending && (
          <PictureChoice
            onChoose={(file) => void choose(file)}
            onRemove={picture && !chosen ? () => removal.mutate() : null}
            isRemoving={removal.isPending}
          />
        )}
        {removal.error && (
          <Notice tone="danger" role="alert">
            {problemText(t, removal.error)}
          </Notice>
        )}
        <p className="soft small">{t('profile:picture.hint')}</p>
        <p className="soft small">
          {t('profile:file.limits', { types: typeNames('picture'), most: maxMegabytes('picture') })}
        </p>
      </div>
    </Sheet>
  );
}

function Preview({ chosen, kept }: { chosen: File | null; kept: ReactNode }) {
  const { t } = useTranslation('profile');
  const address = useBlobAddress(chosen);
  if (!address) return kept;
  return (
    <figure className="picture-sheet__preview">
      <img src={address} alt={t('picture.preview')} />
      <figcaption className="soft small">{t('picture.preview')}</figcaption>
    </figure>
  );
}
