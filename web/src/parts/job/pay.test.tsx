// @vitest-environment happy-dom
// Tests the display of a job's pay, whose name depends on the pay period: wage, salary or pay for the job.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Pay } from './pay.tsx';

beforeAll(startWords);
afterEach(cleanup);

it.each([
  ['day', 'Day’s wage₹900/ day'],
  ['month', 'Monthly salary₹900/ month'],
  ['job', 'Pay for the job₹900/ job'],
] as const)('The pay on a page is named by its period %s', (period, text) => {
  renderWeb(<Pay amount={900} period={period} size="page" />);
  expect(document.querySelector('.pay')?.textContent).toBe(text);
});

it('A page without pay has no name of a pay', () => {
  renderWeb(<Pay amount={null} period="month" size="page" />);
  expect(screen.queryByText('Monthly salary')).toBeNull();
});
