// @vitest-environment happy-dom
// Choosing trades: the common ones are one tap away, every other a few letters, and what is chosen stays in sight.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RoleSlug } from '#contracts/reference.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { TradesField } from './trades-field.tsx';

const MAX_TRADES = 3;

function Trades() {
  const [chosen, setChosen] = useState<RoleSlug[]>([]);
  return (
    <TradesField label="Trades" help="Choose" errorId="wrong" chosen={chosen} max={MAX_TRADES} onChange={setChosen} />
  );
}

const chips = () => within(screen.getByRole('group', { name: 'Trades' })).getAllByRole('button');
const chosen = () => chips().filter((chip) => chip.getAttribute('aria-pressed') === 'true');
const others = () => screen.getByRole('combobox', { name: 'Another trade' });

beforeAll(startWords);
afterEach(cleanup);

describe('choosing trades', () => {
  it('shows the common ones, finds any other by its letters, and keeps it as a chip until it is taken off', async () => {
    renderWeb(<Trades />);
    expect(chips().length).toBe(24);
    fireEvent.click(screen.getByRole('button', { name: 'Mason' }));
    fireEvent.change(others(), { target: { value: 'waite' } });
    fireEvent.keyDown(others(), { key: 'Enter' });
    expect(await screen.findByText('Chosen: Waiter')).toBeTruthy();
    expect(chosen().map((chip) => chip.textContent)).toEqual(['Mason', 'Waiter']);
    fireEvent.click(screen.getByRole('button', { name: 'Waiter' }));
    expect(chosen().map((chip) => chip.textContent)).toEqual(['Mason']);
    expect(chips().length).toBe(24);
  });

  it('takes no more than there may be, and says so', () => {
    renderWeb(<Trades />);
    for (const name of ['Mason', 'Electrician', 'Plumber']) fireEvent.click(screen.getByRole('button', { name }));
    expect(others()).toHaveProperty('disabled', true);
    expect(screen.getByText(/as many as there can be/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Carpenter' })).toHaveProperty('disabled', true);
  });
});
