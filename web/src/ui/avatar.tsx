// The round letter that stands for a person or a company (decisions D53).
import './avatar.css';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first grapheme, so that Indic syllables do not break; empty for an empty name. */
export function avatarLetter(name: string): string {
  const first = letters.segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toLocaleUpperCase('en-IN');
}

/** One of eight colours, 0 to 7: the sum of the name's UTF-16 codes modulo 8. */
export function avatarColour(name: string): number {
  let sum = 0;
  for (let index = 0; index < name.length; index += 1) sum += name.charCodeAt(index);
  return sum % 8;
}

export type AvatarSize = 24 | 32 | 40 | 56 | 96;

interface AvatarProps {
  name: string;
  /** The letter where the name is empty. */
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
