// Parts of all charts: the grid lines with their values and the day labels below.
import './line-chart.css';
import { numberText } from '../text/number-text.ts';
import { namedPlaces, type Plot, xOf, yOf } from './chart-scale.ts';

export function ChartGrid({ plot, grid }: { plot: Plot; grid: readonly number[] }) {
  const highest = grid.at(-1) ?? 1;
  return grid.map((value) => {
    const y = yOf(plot, value, highest);
    return (
      <g key={value}>
        <path className="line-chart__grid" d={`M${plot.left} ${y}H${plot.right}`} />
        <text className="line-chart__text" x={plot.left - 8} y={y + 5} textAnchor="end">
          {numberText(value)}
        </text>
      </g>
    );
  });
}

/**
 * Returns the `text-anchor` of a day label. The first label is aligned at its start and the last at its end, so that
 * both stay inside the chart.
 */
const anchorOf = (place: number, count: number) => {
  if (count > 1 && place === 0) return 'start';
  return count > 1 && place === count - 1 ? 'end' : 'middle';
};

export function ChartNames({ plot, names }: { plot: Plot; names: readonly string[] }) {
  return namedPlaces(plot, names).map((place) => (
    <text
      key={place}
      className="line-chart__text"
      x={xOf(plot, place, names.length)}
      y={plot.height - 6}
      textAnchor={anchorOf(place, names.length)}
    >
      {names[place]}
    </text>
  ));
}
