// Lets the user choose a picture: take a photo with the camera, or choose a file.
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { acceptOf } from '../../parts/upload/file-rules.ts';

interface PictureChoiceProps {
  onChoose: (file: File) => void;
  /** Called to remove the picture; null if there is no picture. */
  onRemove: (() => void) | null;
  isRemoving: boolean;
}

export function PictureChoice({ onChoose, onRemove, isRemoving }: PictureChoiceProps) {
  const { t } = useTranslation('profile');
  const camera = useRef<HTMLInputElement>(null);
  const device = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    hidden: true,
    accept: acceptOf('picture'),
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      // Reset the input. Otherwise the browser fires no `change` event if the user chooses the same file again, for
      // example after a failed upload.
      target.value = '';
      if (file) onChoose(file);
    },
  };
  return (
    <div className="picture-choice">
      <input {...input} ref={camera} capture="user" aria-label={t('picture.take')} />
      <input {...input} ref={device} aria-label={t('picture.choose')} />
      <div className="phone-only">
        <Button wide icon="camera" onClick={() => camera.current?.click()}>
          {t('picture.take')}
        </Button>
      </div>
      <Button wide icon="upload" onClick={() => device.current?.click()}>
        {t('picture.choose')}
      </Button>
      {onRemove && (
        <Button wide icon="trash" busy={isRemoving} onClick={onRemove}>
          {t('picture.remove')}
        </Button>
      )}
    </div>
  );
}
