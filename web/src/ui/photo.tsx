// A person or company: the picture where there is one, the letter where there is none or it has not come.
import './photo.css';
import { usePicture } from '../http/use-picture.ts';
import { Avatar, type AvatarSize } from './avatar.tsx';

interface PhotoProps {
  name: string;
  /** `/api/v1/files/{uid}/`. */
  picture: string | null | undefined;
  size?: AvatarSize;
}

export function Photo({ name, picture, size = 40 }: PhotoProps) {
  const address = usePicture(picture);
  if (!address) return <Avatar name={name} size={size} />;
  return <img className="photo" data-size={size} src={address} alt="" />;
}
