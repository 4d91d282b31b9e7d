// Stars as they were given: five, so many of them full; the words say how many.
import './stars.css';
import { Icon } from './icon.tsx';

const PLACES = [1, 2, 3, 4, 5];

interface StarsProps {
  /** 1–5; a mean may lie between two. */
  stars: number;
  /** The sentence for those who do not see them. */
  label: string;
  size?: 16 | 20 | 24;
}

export function Stars({ stars, label, size = 20 }: StarsProps) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {PLACES.map((place) => (
        <span key={place} data-full={Math.round(stars) >= place || undefined}>
          <Icon name="star" size={size} />
        </span>
      ))}
    </span>
  );
}
