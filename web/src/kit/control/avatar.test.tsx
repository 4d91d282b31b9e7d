// @vitest-environment happy-dom
// Tests the avatar: its letter is a whole grapheme, and its colour depends only on the name.
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar, avatarColour, avatarLetter } from './avatar.tsx';

afterEach(cleanup);

describe('avatar', () => {
  it('`avatarLetter` returns a whole Indic syllable', () => {
    expect(avatarLetter('कि')).toBe('कि');
    expect(avatarLetter('मोहन')).toBe('मो');
    expect(avatarLetter(' ramesh')).toBe('R');
    expect(avatarLetter('👷🏽‍♀️ Site')).toBe('👷🏽‍♀️');
    expect(avatarLetter('   ')).toBe('');
  });

  it('`avatarColour` returns one of eight colours by the sum of the character codes', () => {
    expect(avatarColour('A')).toBe(65 % 8);
    expect(avatarColour('AB')).toBe((65 + 66) % 8);
    expect(avatarColour('')).toBe(0);
  });

  it('An avatar without a name shows E, or its fallback letter', () => {
    expect(render(<Avatar name="" />).container.textContent).toBe('E');
    cleanup();
    expect(render(<Avatar name="" fallback="J" />).container.textContent).toBe('J');
  });

  it('An avatar is hidden from screen readers', () => {
    const { container } = render(<Avatar name="Sunil" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
