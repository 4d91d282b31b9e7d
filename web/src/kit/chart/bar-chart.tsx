// Stacked bar chart of two values for each day. Values are readable by touch, by arrow keys and, for screen readers, as
// a table.
import './line-chart.css';
import './bar-chart.css';
import { type PointerEvent, useRef, useState } from 'react';
import { numberText } from '../text/number-text.ts';
import { ChartGrid, ChartNames } from './chart-parts.tsx';
import { gridOf, highestPlace, nearestPlace, type Plot, plotOf, xOf, yOf } from './chart-scale.ts';
import { useWidth } from './use-width.ts';

export interface BarPoint {
  key: string;
  /** `label` is the full date, shown with the values of the selected bar. `tick` is the short date below the bar. */
  label: string;
  tick: string;
  low: number;
  high: number;
}

interface BarChartProps {
  /** A sentence that describes the chart and its maximum. */
  label: string;
  points: readonly BarPoint[];
  /** Returns both values of a day as text. */
  valueText: (point: BarPoint) => string;
  /** Headings of the columns in the table for screen readers: the day, both values and their sum. */
  heads: readonly [string, string, string, string];
}

const FIRST_WIDTH = 328;
/** Width of a bar as a share of its slot. */
const SHARE = 0.78;

const sumOf = ({ low, high }: BarPoint) => low + high;

/**
 * Returns the plot area, shortened at both ends by half the width of a bar's slot. `xOf` places the first point at the
 * left end and the last point at the right end, so on the shortened area the points are the centres of the bars.
 */
function middlesOf(plot: Plot, count: number): Plot {
  const half = (plot.right - plot.left) / count / 2;
  return { ...plot, left: plot.left + half, right: plot.right - half };
}

export function BarChart({ label, points, valueText, heads }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, FIRST_WIDTH);
  const [chosen, setChosen] = useState<string | null>(null);
  const sums = points.map(sumOf);
  const held = points.findIndex(({ key }) => key === chosen);
  const place = held >= 0 ? held : highestPlace(sums);
  const point = points[place];
  if (!point) return null;
  const grid = gridOf(Math.max(...sums));
  const plot = plotOf(width, { size: 'tall', highest: grid.at(-1) ?? 1 });
  const choose = (next: number) => setChosen(points[next]?.key ?? null);
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    choose(nearestPlace(middlesOf(plot, points.length), x, points.length));
  };
  return (
    <figure className="line-chart">
      <p className="line-chart__said">
        <b className="num">{valueText(point)}</b> <span className="soft">{point.label}</span>
      </p>
      <div className="line-chart__frame" ref={frame} onPointerDown={follow} onPointerMove={follow}>
        <Drawing label={label} points={points} place={place} plot={plot} grid={grid} />
        <input
          className="line-chart__hand"
          type="range"
          aria-label={label}
          aria-valuetext={`${point.label}: ${valueText(point)}`}
          min={0}
          max={points.length - 1}
          value={place}
          onChange={(event) => choose(Number(event.target.value))}
        />
      </div>
      <ValuesTable caption={label} points={points} heads={heads} />
    </figure>
  );
}

interface DrawingProps extends Pick<BarChartProps, 'label' | 'points'> {
  place: number;
  plot: Plot;
  grid: readonly number[];
}

function Drawing({ label, points, place, plot, grid }: DrawingProps) {
  const highest = grid.at(-1) ?? 1;
  const middles = middlesOf(plot, points.length);
  const room = (plot.right - plot.left) / points.length;
  const width = Math.max(1, room * SHARE);
  const bar = (at: number) => ({ x: xOf(middles, at, points.length) - width / 2, width });
  const height = (value: number) => plot.bottom - yOf(plot, value, highest);
  return (
    <svg
      className="line-chart__drawing"
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      <rect
        className="bar-chart__here"
        x={xOf(middles, place, points.length) - room / 2}
        y={plot.top}
        width={room}
        height={plot.bottom - plot.top}
      />
      <ChartGrid plot={plot} grid={grid} />
      <ChartNames plot={middles} names={points.map(({ tick }) => tick)} />
      {points.map((point, at) => (
        <g key={point.key}>
          <rect className="bar-chart__low" {...bar(at)} y={yOf(plot, point.low, highest)} height={height(point.low)} />
          <rect
            className="bar-chart__high"
            {...bar(at)}
            y={yOf(plot, sumOf(point), highest)}
            height={height(point.high)}
          />
        </g>
      ))}
    </svg>
  );
}

function ValuesTable({ caption, points, heads }: Pick<BarChartProps, 'points' | 'heads'> & { caption: string }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row">{point.label}</th>
              <td>{numberText(point.low)}</td>
              <td>{numberText(point.high)}</td>
              <td>{numberText(sumOf(point))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
