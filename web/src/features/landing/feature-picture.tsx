// The four features of the product, with their illustrations.
import { featureDrawings } from './feature-drawings.tsx';

export const features = ['score', 'match', 'verified', 'easy'] as const;

export function FeaturePicture({ name }: { name: (typeof features)[number] }) {
  return (
    <svg
      className="trade-icon feature__picture"
      viewBox="0 0 32 32"
      width={40}
      height={40}
      aria-hidden="true"
      focusable="false"
    >
      {featureDrawings[name]}
    </svg>
  );
}
