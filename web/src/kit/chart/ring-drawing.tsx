// The two circles of a progress ring: the background and the completed part. The parent defines size and colours.

const RADIUS = 42;

/**
 * Draws both circles. `of` is the prefix of the classes `<of>__ground` and `<of>__done`. `percentage` is 0 to 100, or
 * null if unknown.
 */
export function RingDrawing({ of, percentage }: { of: string; percentage: number | null }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle className={`${of}__ground`} cx="50" cy="50" r={RADIUS} pathLength="100" />
      {percentage !== null && (
        <circle
          className={`${of}__done`}
          cx="50"
          cy="50"
          r={RADIUS}
          pathLength="100"
          strokeDasharray={`${percentage} 100`}
        />
      )}
    </svg>
  );
}
