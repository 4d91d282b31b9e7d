// The profile picture as a button that opens the picture sheet.
import './picture-button.css';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { Photo } from '../../parts/upload/photo.tsx';
import { PictureSheet } from './picture-sheet.tsx';

export function PictureButton({ name, picture }: { name: string; picture: string | null }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="picture-button"
        aria-haspopup="dialog"
        aria-label={t(picture ? 'picture.change' : 'picture.add')}
        onClick={() => setOpen(true)}
      >
        <Photo name={name} picture={picture} size={96} />
        <span className="picture-button__sign">
          <Icon name="camera" size={20} />
        </span>
      </button>
      <PictureSheet open={isOpen} name={name} picture={picture} onClose={() => setOpen(false)} />
    </>
  );
}
