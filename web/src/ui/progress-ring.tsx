// How much of a whole is done, as a ring with the figure in it.
import './progress-ring.css';

interface ProgressRingProps {
  /** 0 to 100. */
  percentage: number;
  /** A mark on the ring: what is asked for. */
  threshold?: number;
  /** What stands in it; the percentage unless told. */
  figure?: string;
  /** The sentence for those who do not see it. */
  label: string;
}

const RADIUS = 42;

export function ProgressRing({ percentage, threshold, figure = `${percentage}%`, label }: ProgressRingProps) {
  const tone = threshold !== undefined && percentage < threshold ? 'short' : 'enough';
  return (
    <span className="ring" role="img" aria-label={label} data-tone={tone}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className="ring__ground" cx="50" cy="50" r={RADIUS} pathLength="100" />
        <circle
          className="ring__done"
          cx="50"
          cy="50"
          r={RADIUS}
          pathLength="100"
          strokeDasharray={`${percentage} 100`}
        />
      </svg>
      <span className="ring__figure num" aria-hidden="true">
        {figure}
      </span>
    </span>
  );
}
