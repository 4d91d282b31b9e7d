// The score of a worker as a ladder of five steps: the worker is drawn on the reached step. Decorative: the label of
// the score is beside it.
import './score-ladder.css';
import { stepOf, steps } from './score-step.ts';

/**
 * Sizes in units of the SVG: a step is `WIDE` wide and `HIGH` higher than the step before. The first step starts at
 * x = `START`, and the base of the ladder is at y = `GROUND`.
 */
const [WIDE, HIGH, START, GROUND] = [24, 12, 22, 90];

/** `overall` is the score, 0 to 100. Without a score (null), the worker is drawn before the first step. */
export function ScoreLadder({ overall }: { overall: number | null }) {
  const reached = stepOf(overall);
  const x = reached === 0 ? START / 2 : START + WIDE * (reached - 0.5);
  const y = GROUND - HIGH * reached;
  return (
    <svg className="score-ladder" viewBox="0 0 152 92" aria-hidden="true" focusable="false">
      {steps.map((step) => (
        <rect
          key={step}
          data-reached={step <= reached || undefined}
          x={START + WIDE * (step - 1)}
          y={GROUND - HIGH * step}
          width={WIDE - 2}
          height={HIGH * step}
          rx="2"
        />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <path d="M-4 0l4-9 4 9M0-9v-8M-6-11l6-5 6-4" />
        <circle cx="0" cy="-21" r="3.5" />
        <path className="score-ladder__helmet" d="M-5-22a5 5 0 0 1 10 0h2v2H-5z" />
      </g>
    </svg>
  );
}
