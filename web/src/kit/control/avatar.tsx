// Avatar: the initial of a user or company in a coloured circle (D53).
import './avatar.css';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the first grapheme of the name in upper case; empty for an empty name. In Indic scripts, a grapheme is a
 * consonant with its vowel signs.
 */
export function avatarLetter(name: string): string {
  const first = letters.segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toLocaleUpperCase('en-IN');
}

/** Returns a colour number from 0 to 7: the sum of the name's UTF-16 code units modulo 8. */
export function avatarColour(name: string): number {
  let sum = 0;
  for (let index = 0; index < name.length; index += 1) sum += name.charCodeAt(index);
  return sum % 8;
}

export type AvatarSize = 24 | 32 | 40 | 56 | 96;

interface AvatarProps {
  name: string;
  /** The letter that is shown for an empty name. */
  fallback?: string;
  size?: AvatarSize;
}

export function Avatar({ name, fallback = 'E', size = 40 }: AvatarProps) {
  return (
    <span className="avatar" data-colour={avatarColour(name)} data-size={size} aria-hidden="true">
      {avatarLetter(name) || fallback}
    </span>
  );
}
