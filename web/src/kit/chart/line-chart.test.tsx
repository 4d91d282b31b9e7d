// @vitest-environment happy-dom
// Tests the accessibility of a line chart: its label, its table, and reading a day by key or pointer.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { gridOf, lineThrough, namedPlaces, nearestPlace, plotOf } from './chart-scale.ts';
import { LineChart } from './line-chart.tsx';

afterEach(cleanup);

const week = [3, 0, 5, 5, 1, 2, 4].map((value, place) => ({
  key: String(place),
  label: `Day ${place + 1}`,
  tick: `${place + 1}`,
  value,
}));

const show = (points = week) =>
  render(
    <LineChart
      size="low"
      label="Views by day. Most: 5, Day 4."
      points={points}
      valueText={(value) => `${value} views`}
      heads={['When', 'Views']}
    />,
  );

describe('line chart', () => {
  it('A line chart has a sentence as its label and all values in a table', () => {
    show();
    expect(screen.getByRole('img', { name: 'Views by day. Most: 5, Day 4.' })).toBeTruthy();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Day 13',
      'Day 20',
      'Day 35',
      'Day 45',
      'Day 51',
      'Day 62',
      'Day 74',
    ]);
  });

  it('A line chart selects the highest day first and follows keys and pointer', () => {
    const { container } = show();
    const hand = screen.getByRole('slider');
    expect(hand.getAttribute('aria-valuetext')).toBe('Day 4: 5 views');
    fireEvent.change(hand, { target: { value: '4' } });
    expect(hand.getAttribute('aria-valuetext')).toBe('Day 5: 1 views');
    const frame = container.querySelector('.line-chart__frame');
    if (!frame) throw new Error('The chart has no frame');
    fireEvent.pointerMove(frame, { clientX: 5000 });
    expect(hand.getAttribute('aria-valuetext')).toBe('Day 7: 4 views');
    fireEvent.pointerDown(frame, { clientX: 0 });
    expect(hand.getAttribute('aria-valuetext')).toBe('Day 1: 3 views');
  });

  it('A line chart shows a single day, and renders nothing without days', () => {
    const { container, rerender } = show(week.slice(1, 2));
    expect(container.querySelectorAll('circle')).toHaveLength(1);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
    rerender(<LineChart size="tall" label="None" points={[]} valueText={String} heads={['When', 'Views']} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('chart scale', () => {
  it('`gridOf` returns whole round numbers up to at least the highest value', () => {
    expect(gridOf(0)).toEqual([0, 1]);
    expect(gridOf(2)).toEqual([0, 1, 2]);
    expect(gridOf(12)).toEqual([0, 5, 10, 15]);
    expect(gridOf(148)).toEqual([0, 50, 100, 150]);
    for (let max = 1; max < 5000; max += 7) {
      const grid = gridOf(max);
      expect(grid.at(-1)).toBeGreaterThanOrEqual(max);
      expect(grid.length).toBeLessThan(7);
      expect(grid.every(Number.isInteger)).toBe(true);
    }
  });

  it('`namedPlaces` labels the first and the last day and as many between them as fit', () => {
    const narrow = plotOf(300, { size: 'low', highest: 10 });
    const days = (count: number) => Array.from({ length: count }, () => '16 Nov');
    expect(namedPlaces(narrow, days(7))).toEqual([0, 2, 4, 6]);
    expect(namedPlaces(plotOf(600, { size: 'tall', highest: 10 }), days(30))).toEqual([0, 6, 12, 18, 24, 29]);
    expect([1, 2, 0].map((count) => namedPlaces(narrow, days(count)))).toEqual([[0], [0, 1], []]);
  });

  it('`nearestPlace` finds the nearest day, and `lineThrough` spans the whole plot', () => {
    const plot = plotOf(328, { size: 'low', highest: 10 });
    const at = (x: number) => nearestPlace(plot, x, 7);
    expect([at(-50), at(plot.left), at((plot.left + plot.right) / 2), at(plot.right), at(900)]).toEqual([
      0, 0, 3, 6, 6,
    ]);
    expect(lineThrough(plot, [0, 10], 10)).toBe(`M${plot.left}.0 ${plot.bottom}.0L${plot.right}.0 ${plot.top}.0`);
  });
});
