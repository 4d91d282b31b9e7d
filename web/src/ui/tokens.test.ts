// The colours can be read in the noon sun: every word on every ground it stands on, in light, in dark and with more contrast.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The colours of the first rule after some words of the file. */
function coloursOf(words: string): Record<string, string> {
  const start = css.indexOf(words);
  if (start < 0) throw new Error(`${words} is not in tokens.css`);
  const inside = css.slice(start + words.length);
  const block = inside.slice(0, inside.indexOf('}'));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, hex]) => [name, hex]));
}

const always = coloursOf('\n:root {');
const light = { ...always, ...coloursOf(':root,\n[data-theme="light"] {') };
const dark = { ...light, ...coloursOf('@media screen and (prefers-color-scheme: dark) {') };
const themes = {
  light,
  dark,
  'light with more contrast': { ...light, ...coloursOf('@media (prefers-contrast: more) {') },
  'dark with more contrast': {
    ...dark,
    ...coloursOf('@media screen and (prefers-contrast: more) and (prefers-color-scheme: dark) {'),
  },
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, deep = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (deep + 0.05);
}

const grounds = ['paper', 'sand', 'sand-deep', 'surface', 'brand-tint', 'accent-tint'];
const tones = ['ok', 'info', 'warn', 'danger'];

/** Text, on what, and how much the eye needs at least. */
const pairs: readonly [string, string, number][] = [
  ...grounds.map((ground): [string, string, number] => ['ink', ground, 7]),
  ...['paper', 'sand', 'sand-deep', 'surface'].map((ground): [string, string, number] => ['ink-soft', ground, 7]),
  ...[...tones, 'still', 'accent'].map((tone): [string, string, number] => [`${tone}-ink`, `${tone}-tint`, 7]),
  ...tones.map((tone): [string, string, number] => ['ink', `${tone}-tint`, 7]),
  ['paper', 'ink', 7],
  // Badges and notices: an icon in the tone beside the word.
  ...tones.map((tone): [string, string, number] => [tone, `${tone}-tint`, 3]),
  // Links and buttons.
  ...['paper', 'surface', 'sand', 'sand-deep', 'brand-tint'].map((ground): [string, string, number] => [
    'brand',
    ground,
    4.5,
  ]),
  ['brand-strong', 'brand-tint', 7],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-accent', 'accent', 7],
  ['danger-ink', 'paper', 7],
  ['danger-ink', 'surface', 7],
  ['ok', 'surface', 4.5],
  ['danger', 'surface', 4.5],
  ['accent-on-ink', 'ink', 4.5],
  // Edges of what is pressed or written in.
  ...['paper', 'surface', 'sand'].map((ground): [string, string, number] => ['line-strong', ground, 3]),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((colour): [string, string, number] => ['on-avatar', `avatar-${colour}`, 4.5]),
];

describe('the colours', () => {
  it.each(Object.entries(themes))('of %s are told apart by tired eyes', (_, theme) => {
    const faults = pairs.flatMap(([text, ground, min]) => {
      const found = contrast(theme[text] ?? '', theme[ground] ?? '');
      return found >= min ? [] : [`${text} on ${ground}: ${found.toFixed(2)}, not ${min}`];
    });
    expect(faults).toEqual([]);
  });

  it('have other values for the eyes that ask for more', () => {
    expect(contrast(light['ink-soft'] ?? '', light.paper ?? '')).toBeLessThan(10);
    expect(contrast(themes['light with more contrast']['ink-soft'] ?? '', light.paper ?? '')).toBeGreaterThan(12);
  });

  it('are measured as the rules of the web measure them', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
