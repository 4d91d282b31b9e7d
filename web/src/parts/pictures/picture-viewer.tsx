// One whole picture in a sheet, with buttons to the pictures before and after.
import type { ReactNode } from 'react';
import type { Picture } from '#contracts/picture-shape.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { type PictureOf, useStoredPicture } from './use-stored-picture.ts';

interface PictureViewerProps {
  of: PictureOf;
  pictures: readonly Picture[];
  /** The uid of the open picture; null for none. */
  open: string | null;
  onTurn: (uid: string) => void;
  onClose: () => void;
  action?: ((picture: Picture) => ReactNode) | undefined;
}

export function PictureViewer({ of, pictures, open, onTurn, onClose, action }: PictureViewerProps) {
  const { t } = useTranslation('profile');
  const at = pictures.findIndex(({ uid }) => uid === open);
  const shown = pictures[at];
  const turn = (icon: 'chevron-left' | 'chevron-right', label: string, to: Picture | undefined) =>
    to && <IconButton edged icon={icon} label={label} onClick={() => onTurn(to.uid)} />;
  if (!shown) return null;
  const isFootless = pictures.length === 1 && !action;
  return (
    <Sheet
      open
      title={t(`${of}_pictures.photo`, { number: at + 1 })}
      close={t('common:close')}
      onClose={onClose}
      foot={
        !isFootless && (
          <>
            {turn('chevron-left', t('work_pictures.previous'), pictures[at - 1])}
            {turn('chevron-right', t('work_pictures.next'), pictures[at + 1])}
            {action?.(shown)}
          </>
        )
      }
    >
      <Whole key={shown.uid} of={of} picture={shown} alt={t(`${of}_pictures.photo`, { number: at + 1 })} />
    </Sheet>
  );
}

function Whole({ of, picture: { uid, width, height }, alt }: { of: PictureOf; picture: Picture; alt: string }) {
  const address = useStoredPicture(uid, { of });
  // Until the picture has loaded, an empty SVG of the same size reserves the space, so that the sheet does not jump.
  if (!address) return <svg className="picture-whole" width={width} height={height} aria-hidden="true" />;
  return <img className="picture-whole" src={address} width={width} height={height} alt={alt} />;
}
