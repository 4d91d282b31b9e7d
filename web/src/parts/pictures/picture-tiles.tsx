// Pictures of work or of a job as square tiles. A tile opens the whole picture.
import './picture-tiles.css';
import { type ReactNode, useState } from 'react';
import type { Picture } from '#contracts/picture-shape.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PictureViewer } from './picture-viewer.tsx';
import { useSeen } from './use-seen.ts';
import { type PictureOf, useStoredPicture } from './use-stored-picture.ts';

interface PictureTilesProps<P extends Picture> {
  of?: PictureOf;
  /** The pictures, in the order of upload. */
  pictures: readonly P[];
  /** Renders the action for the open picture. `close` closes the picture. */
  action?: (picture: Picture, close: () => void) => ReactNode;
  /** Text below the tile of a picture. */
  note?: (picture: P) => ReactNode;
  /** A further tile, after the pictures. */
  children?: ReactNode;
}

export function PictureTiles<P extends Picture>({
  of = 'work',
  pictures,
  action,
  note,
  children,
}: PictureTilesProps<P>) {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ul className="picture-tiles">
        {pictures.map((picture, at) => (
          <li key={picture.uid}>
            <Tile of={of} uid={picture.uid} number={at + 1} onOpen={() => setOpen(picture.uid)} />
            {note?.(picture)}
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
      <PictureViewer
        of={of}
        pictures={pictures}
        open={open}
        onTurn={setOpen}
        onClose={close}
        action={action && ((picture) => action(picture, close))}
      />
    </>
  );
}

interface TileProps {
  of: PictureOf;
  uid: string;
  number: number;
  onOpen: () => void;
}

function Tile({ of, uid, number, onOpen }: TileProps) {
  const { t } = useTranslation('profile');
  const { element, isSeen } = useSeen<HTMLButtonElement>();
  const address = useStoredPicture(uid, { of, enabled: isSeen });
  return (
    <button
      ref={element}
      type="button"
      className="picture-tile"
      aria-haspopup="dialog"
      aria-label={t(`${of}_pictures.photo`, { number })}
      onClick={onOpen}
    >
      {address && <img src={address} alt="" />}
    </button>
  );
}
