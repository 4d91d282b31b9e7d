// Line chart of daily values, readable by touch, by arrow keys and, for screen readers, as a table.
import './line-chart.css';
import { type PointerEvent, useRef, useState } from 'react';
import { numberText } from '../text/number-text.ts';
import { ChartGrid, ChartNames } from './chart-parts.tsx';
import { gridOf, highestPlace, lineThrough, nearestPlace, type Plot, plotOf, xOf, yOf } from './chart-scale.ts';
import { useWidth } from './use-width.ts';

export interface ChartPoint {
  key: string;
  /** `label` is the full date for the displayed value; `tick` is the short date below the line. */
  label: string;
  tick: string;
  value: number;
}

interface LineChartProps {
  /** A sentence that describes the chart and its maximum. */
  label: string;
  points: readonly ChartPoint[];
  /** Returns the value of a day as text. */
  valueText: (value: number) => string;
  /** Headings of the columns in the table for screen readers: the day and the value. */
  heads: readonly [string, string];
  size: 'low' | 'tall';
}

const FIRST_WIDTH = 328;

export function LineChart({ label, points, valueText, heads, size }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, FIRST_WIDTH);
  const [chosen, setChosen] = useState<string | null>(null);
  const values = points.map(({ value }) => value);
  const held = points.findIndex(({ key }) => key === chosen);
  const place = held >= 0 ? held : highestPlace(values);
  const point = points[place];
  if (!point) return null;
  const grid = gridOf(Math.max(...values));
  const plot = plotOf(width, { size, highest: grid.at(-1) ?? 1 });
  const choose = (next: number) => setChosen(points[next]?.key ?? null);
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
    choose(nearestPlace(plot, clientX - currentTarget.getBoundingClientRect().left, points.length));
  return (
    <figure className="line-chart">
      <p className="line-chart__said">
        <b className="num">{valueText(point.value)}</b> <span className="soft">{point.label}</span>
      </p>
      <div className="line-chart__frame" ref={frame} onPointerDown={follow} onPointerMove={follow}>
        <Drawing label={label} points={points} place={place} plot={plot} grid={grid} />
        <input
          className="line-chart__hand"
          type="range"
          aria-label={label}
          aria-valuetext={`${point.label}: ${valueText(point.value)}`}
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

interface DrawingProps extends Pick<LineChartProps, 'label' | 'points'> {
  place: number;
  plot: Plot;
  grid: readonly number[];
}

function Drawing({ label, points, place, plot, grid }: DrawingProps) {
  const values = points.map(({ value }) => value);
  const highest = grid.at(-1) ?? 1;
  const [x, y] = [xOf(plot, place, values.length), yOf(plot, values[place] ?? 0, highest)];
  return (
    <svg
      className="line-chart__drawing"
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      <ChartGrid plot={plot} grid={grid} />
      <ChartNames plot={plot} names={points.map(({ tick }) => tick)} />
      <path className="line-chart__line" d={lineThrough(plot, values, highest)} />
      <path className="line-chart__here" d={`M${x} ${plot.top}V${plot.bottom}`} />
      <circle className="line-chart__dot" cx={x} cy={y} r={6} />
    </svg>
  );
}

function ValuesTable({ caption, points, heads }: Pick<LineChartProps, 'points' | 'heads'> & { caption: string }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td>{numberText(row.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
