// @vitest-environment happy-dom
// Tests that a chip bar is one tab stop and arrow keys move inside it.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Chip } from './chip.tsx';
import { ChipBar } from './chip-bar.tsx';

const names = ['Mason', 'Painter', 'Welder'];

const bar = (chosen: string) => (
  <ChipBar label="Trades">
    {names.map((name) => (
      <Chip key={name} chosen={name === chosen}>
        {name}
      </Chip>
    ))}
  </ChipBar>
);

const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

afterEach(cleanup);

describe('chip bar', () => {
  it('A chip bar is a named toolbar whose only tab stop is the chosen chip', () => {
    const { rerender } = render(bar('Painter'));
    expect(screen.getByRole('toolbar', { name: 'Trades' })).toBeTruthy();
    expect(stops().map(({ textContent }) => textContent)).toEqual(['Painter']);
    rerender(bar('Welder'));
    expect(stops().map(({ textContent }) => textContent)).toEqual(['Welder']);
  });

  it('Arrow keys, Home and End move the focus and the tab stop in a chip bar and wrap around', () => {
    render(bar('Mason'));
    screen.getByText('Mason').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Painter'],
      ['End', 'Welder'],
      ['ArrowRight', 'Mason'],
      ['ArrowLeft', 'Welder'],
      ['Home', 'Mason'],
    ] as const) {
      press(key);
      expect(document.activeElement?.textContent).toBe(name);
      expect(stops().map(({ textContent }) => textContent)).toEqual([name]);
    }
  });
});
