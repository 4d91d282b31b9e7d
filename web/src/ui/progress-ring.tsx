// How much of a whole is done, as a ring with the figure in it.
import './progress-ring.css';
import { RingDrawing } from './ring-drawing.tsx';

interface ProgressRingProps {
  /** 0 to 100. */
  percentage: number;
  /** A mark on the ring: what is asked for. */
  threshold?: number;
  /** What stands in it; the percentage unless told. */
  value?: string;
  /** The sentence for those who do not see it. */
  label: string;
}

export function ProgressRing({ percentage, threshold, value: figure = `${percentage}%`, label }: ProgressRingProps) {
  const tone = threshold !== undefined && percentage < threshold ? 'short' : 'enough';
  return (
    <span className="ring" role="img" aria-label={label} data-tone={tone}>
      <RingDrawing of="ring" percentage={percentage} />
      <span className="ring__value num" aria-hidden="true">
        {figure}
      </span>
    </span>
  );
}
