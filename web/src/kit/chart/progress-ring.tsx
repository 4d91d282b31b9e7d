// Progress ring with its value inside.
import { RingDrawing } from './ring-drawing.tsx';

interface ProgressRingProps {
  /** The progress in percent, 0 to 100. */
  percentage: number;
  /** The required percentage, which is marked on the ring. */
  threshold?: number;
  /** Text inside the ring; the percentage by default. */
  value?: string;
  /** Description for screen readers. */
  label: string;
}

export function ProgressRing({ percentage, threshold, value: figure = `${percentage}%`, label }: ProgressRingProps) {
  const tone = threshold !== undefined && percentage < threshold ? 'short' : 'enough';
  return (
    <span className="ring" role="img" aria-label={label} data-tone={tone}>
      <RingDrawing percentage={percentage} />
      <span className="ring__value num" aria-hidden="true">
        {figure}
      </span>
    </span>
  );
}
