// @vitest-environment happy-dom
// Tests that the forty most common trades have their own pictures, for users who cannot read well.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isDrawn } from '#contracts/drawn-trades.ts';
import { roles } from '#contracts/roles.ts';
import { TradeIcon } from './trade-icon.tsx';

afterEach(cleanup);

const icons = path.resolve(import.meta.dirname, '../../kit/icon');
const read = (file: string) => readFileSync(file, 'utf8');

/** Returns the symbols of an SVG file: name to content. */
const symbolsOf = (file: string) =>
  new Map(
    [...read(file).matchAll(/<symbol id="([\w-]+)" viewBox="[\d ]+">(.+?)<\/symbol>/g)].map(
      ([, name = '', drawing = '']) => [name, drawing],
    ),
  );

it('The forty most common trades have pictures, all different', () => {
  const drawings = symbolsOf(path.join(import.meta.dirname, 'trades.svg'));
  for (const { slug } of roles.slice(0, 40)) expect(isDrawn(slug), slug).toBe(true);
  const drawn = roles.map(({ slug }) => slug).filter(isDrawn);
  expect(drawn.toSorted()).toEqual([...drawings.keys()].sort());
  expect(new Set(drawings.values()).size).toBe(drawn.length);
  expect([...drawings.values()].join('')).not.toMatch(/NaN|undefined|style=|class=/);
});

it('Every icon name has a symbol, and every symbol has a name', () => {
  const named = [...read(path.join(icons, 'icon.tsx')).matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(80);
  expect(named.sort()).toEqual([...symbolsOf(path.join(icons, 'icons.svg')).keys()].sort());
});

it('A trade without a picture, a custom trade and no trade show a briefcase', () => {
  const { container } = render(
    ['crane-operator', 'Zari work', null].map((role) => <TradeIcon key={role} role={role} />),
  );
  expect(container.querySelectorAll('[data-icon="briefcase"]')).toHaveLength(3);
});
