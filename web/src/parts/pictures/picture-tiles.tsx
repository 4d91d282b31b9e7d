// Pictures of work as square tiles. A tile opens the whole picture.
import './picture-tiles.css';
import { type ReactNode, useState } from 'react';
import type { Picture } from '#contracts/pictures.ts';
import { useWorkPicture } from '../../http/use-picture.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PictureViewer } from './picture-viewer.tsx';

interface PictureTilesProps {
  /** The pictures, in the order of upload. */
  pictures: readonly Picture[];
  /** Renders the action for the open picture. `close` closes the picture. */
  action?: (picture: Picture, close: () => void) => ReactNode;
  /** A further tile, after the pictures. */
  children?: ReactNode;
}

export function PictureTiles({ pictures, action, children }: PictureTilesProps) {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ul className="picture-tiles">
        {pictures.map(({ uid }, at) => (
          <li key={uid}>
            <Tile uid={uid} number={at + 1} onOpen={() => setOpen(uid)} />
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
      <PictureViewer
        pictures={pictures}
        open={open}
        onTurn={setOpen}
        onClose={close}
        action={action && ((picture) => action(picture, close))}
      />
    </>
  );
}

function Tile({ uid, number, onOpen }: { uid: string; number: number; onOpen: () => void }) {
  const { t } = useTranslation('profile');
  const address = useWorkPicture(uid);
  return (
    <button
      type="button"
      className="picture-tile"
      aria-haspopup="dialog"
      aria-label={t('work_pictures.photo', { number })}
      onClick={onOpen}
    >
      {address && <img src={address} alt="" />}
    </button>
  );
}
