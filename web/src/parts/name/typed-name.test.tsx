// @vitest-environment happy-dom
// Tests names in the reader's script and the typed name beside them.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startWords } from '#testing/render-web.tsx';
import { renderIn } from '#web/i18n/current-language.ts';
import { readable, typedDescription } from '#web/i18n/readable-names.ts';
import { SpokenTypedName, TypedName } from './typed-name.tsx';

beforeAll(startWords);
afterEach(() => {
  cleanup();
  renderIn('en');
});

it('An English reader sees a Devanagari name in Latin letters, with the typed name beside it', () => {
  expect(readable('सुनीता देवी')).toBe('Sunita Devi');
  render(<TypedName name="सुनीता देवी" />);
  expect(screen.getByText('सुनीता देवी').lang).toBe('hi');
});

it('A card has the typed name in its language for screen readers', () => {
  const { container } = render(<SpokenTypedName name="सुनीता देवी" />);
  expect(container.querySelector('.visually-hidden')?.getAttribute('lang')).toBe('hi');
  expect(container.textContent).toBe(' सुनीता देवी');
});

it('A Tamil reader sees a company name in Tamil letters', () => {
  renderIn('ta');
  expect(readable('Sagar Garments')).toMatch(/^[\p{Script=Tamil} ]+$/u);
  render(<TypedName name="Sagar Garments" />);
  expect(screen.getByText('Sagar Garments').lang).toBe('en');
});

it('A name that the reader can read has no typed name beside it and no accessible description', () => {
  const { container } = render(<TypedName name="Sagar Garments" />);
  expect(container.textContent).toBe('');
  expect(typedDescription('Sagar Garments')).toEqual({});
  expect(typedDescription('सागर')).toEqual({ 'aria-description': 'सागर' });
});

it('A name in a script without transliteration rules has no typed name beside it', () => {
  const { container } = render(<TypedName name="ગણેશ પટેલ" />);
  expect(readable('ગણેશ પટેલ')).toBe('ગણેશ પટેલ');
  expect([container.textContent, typedDescription('ગણેશ પટેલ')]).toEqual(['', {}]);
});
