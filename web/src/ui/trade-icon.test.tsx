// @vitest-environment happy-dom
// Who reads little knows a trade by its picture: the commonest forty have one of their own.
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { roles } from '#contracts/reference.ts';
import { TradeIcon } from './trade-icon.tsx';

afterEach(cleanup);

const commonest = roles.slice(0, 40).map(({ slug }) => slug);

it('the forty commonest trades have pictures of their own, no two alike', async () => {
  const { container } = render(commonest.map((slug) => <TradeIcon key={slug} role={slug} />));
  await waitFor(() => expect(container.querySelectorAll('svg.trade-icon')).toHaveLength(40));
  const drawn = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(new Set(drawn).size).toBe(40);
  // Nothing leaves the grid.
  for (const path of container.querySelectorAll('path'))
    expect(path.getAttribute('d'), path.outerHTML).not.toMatch(/NaN|undefined/);
});

it('a trade nobody drew, a word of somebody’s own and no trade at all show a briefcase', async () => {
  const { container } = render(
    ['crane-operator', 'Zari work', null].map((role) => <TradeIcon key={role} role={role} />),
  );
  await waitFor(() => expect(container.querySelectorAll('svg.lucide-briefcase')).toHaveLength(3));
});
