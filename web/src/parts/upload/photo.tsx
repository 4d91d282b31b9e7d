// Picture of a user or company, or the avatar while there is no picture.
import './photo.css';
import { usePicture } from '../../http/use-picture.ts';
import { readable } from '../../i18n/readable-names.ts';
import { Avatar, type AvatarSize } from '../../kit/control/avatar.tsx';

interface PhotoProps {
  /** The name as it was typed. The avatar shows the first letter of the name in the reader's script. */
  name: string;
  /** The path of the picture, `/api/v1/files/{uid}/`; null or undefined if there is no picture. */
  picture: string | null | undefined;
  size?: AvatarSize;
}

export function Photo({ name, picture, size = 40 }: PhotoProps) {
  const address = usePicture(picture);
  if (!address) return <Avatar name={readable(name)} size={size} />;
  return <img className="photo" data-size={size} src={address} alt="" />;
}
