// @vitest-environment happy-dom
// The letter of an avatar is a whole grapheme, and its colour follows from the name alone.
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar, avatarColour, avatarLetter } from './avatar.tsx';

afterEach(cleanup);

describe('an avatar', () => {
  it('keeps an Indic syllable whole', () => {
    expect(avatarLetter('कि')).toBe('कि');
    expect(avatarLetter('मोहन')).toBe('मो');
    expect(avatarLetter(' ramesh')).toBe('R');
    expect(avatarLetter('👷🏽‍♀️ Site')).toBe('👷🏽‍♀️');
    expect(avatarLetter('   ')).toBe('');
  });

  it('has one of eight colours by the sum of its codes', () => {
    expect(avatarColour('A')).toBe(65 % 8);
    expect(avatarColour('AB')).toBe((65 + 66) % 8);
    expect(avatarColour('')).toBe(0);
  });

  it('shows E where an employer has no name and J where there is no employer', () => {
    expect(render(<Avatar name="" />).container.textContent).toBe('E');
    cleanup();
    expect(render(<Avatar name="" fallback="J" />).container.textContent).toBe('J');
  });

  it('is decoration for a screen reader', () => {
    const { container } = render(<Avatar name="Sunil" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
