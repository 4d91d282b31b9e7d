// The two circles of a progress ring: the background and the completed part. The parent has the class `ring` and may
// change size and colours.

import './progress-ring.css';

const RADIUS = 42;

/** Draws both circles. `percentage` is 0 to 100. */
export function RingDrawing({ percentage }: { percentage: number }) {
  return (
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
  );
}
