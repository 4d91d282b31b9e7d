// @vitest-environment happy-dom
// Tests that a row of chips is a single tab stop, and that arrow keys move between the chips.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Chip, Chips } from './chip.tsx';

const names = ['Mason', 'Painter', 'Welder'];

const bar = (chosen: string) => (
  <Chips label="Trades">
    {names.map((name) => (
      <Chip key={name} chosen={name === chosen}>
        {name}
      </Chip>
    ))}
  </Chips>
);

const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

afterEach(cleanup);

describe('chips', () => {
  it('Chips are a named toolbar whose only tab stop is the chosen chip', () => {
    const { rerender } = render(bar('Painter'));
    expect(screen.getByRole('toolbar', { name: 'Trades' })).toBeTruthy();
    expect(stops().map(({ textContent }) => textContent)).toEqual(['Painter']);
    rerender(bar('Welder'));
    expect(stops().map(({ textContent }) => textContent)).toEqual(['Welder']);
  });

  it('Arrow keys, Home and End move the focus and the tab stop between chips and wrap around', () => {
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

  it('The focus skips a disabled chip', () => {
    render(
      <Chips wrap label="Trades">
        <Chip>Mason</Chip>
        <Chip disabled>Painter</Chip>
        <Chip>Welder</Chip>
      </Chips>,
    );
    screen.getByText('Mason').focus();
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Welder');
  });
});
