// @vitest-environment happy-dom
// Tests the trades field: common trades are chips, a search finds the others, and chosen trades remain visible.
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

const chips = () => within(screen.getByRole('toolbar', { name: 'Trades' })).getAllByRole('button');
const chosen = () => chips().filter((chip) => chip.getAttribute('aria-pressed') === 'true');
const others = () => screen.getByRole('combobox', { name: 'Another trade' });

beforeAll(startWords);
afterEach(cleanup);

describe('trades field', () => {
  it('The trades field shows common trades as chips and adds a chip for a searched trade until it is deselected', async () => {
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

  it('The trades field finds a trade by another name, which no screen shows', async () => {
    renderWeb(<Trades />);
    fireEvent.change(others(), { target: { value: 'मोची' } });
    fireEvent.keyDown(others(), { key: 'Enter' });
    expect(await screen.findByText('Chosen: Shoe and leather worker')).toBeTruthy();
  });

  it('The trades field disables further choices at the maximum and shows a message', () => {
    renderWeb(<Trades />);
    for (const name of ['Mason', 'Electrician', 'Plumber']) fireEvent.click(screen.getByRole('button', { name }));
    expect(others()).toHaveProperty('disabled', true);
    expect(screen.getByText(/the most you can/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Carpenter' })).toHaveProperty('disabled', true);
  });
});
