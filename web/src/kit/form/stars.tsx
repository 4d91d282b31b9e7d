// Rating as five stars, with a description for screen readers.
import './stars.css';
import { Icon } from '../icon/icon.tsx';

const PLACES = [1, 2, 3, 4, 5];

interface StarsProps {
  /** The rating from 1 to 5; an average may have a fraction. */
  stars: number;
  /** Description for screen readers. */
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
