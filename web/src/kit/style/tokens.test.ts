// Tests the contrast of all text and background colours in the light, dark and high contrast themes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Returns the colours of the first rule after `words` in the style sheet. */
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

/** Text colour, background colour and minimum contrast. */
const pairs: readonly [string, string, number][] = [
  ...grounds.map((ground): [string, string, number] => ['ink', ground, 7]),
  ...['paper', 'sand', 'sand-deep', 'surface'].map((ground): [string, string, number] => ['ink-soft', ground, 7]),
  ...[...tones, 'still', 'accent'].map((tone): [string, string, number] => [`${tone}-ink`, `${tone}-tint`, 7]),
  ...tones.map((tone): [string, string, number] => ['ink', `${tone}-tint`, 7]),
  ['paper', 'ink', 7],
  // Icons of badges and notices: graphics need a contrast of only 3:1 (WCAG 1.4.11).
  ...tones.map((tone): [string, string, number] => [tone, `${tone}-tint`, 3]),
  // Text of links and buttons.
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
  // Borders of controls, which need a contrast of only 3:1.
  ...['paper', 'surface', 'sand'].map((ground): [string, string, number] => ['line-strong', ground, 3]),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((colour): [string, string, number] => ['on-avatar', `avatar-${colour}`, 4.5]),
];

describe('colour contrast', () => {
  it.each(Object.entries(themes))('The %s theme has sufficient contrast for all colour pairs', (_, theme) => {
    const faults = pairs.flatMap(([text, ground, min]) => {
      const found = contrast(theme[text] ?? '', theme[ground] ?? '');
      return found >= min ? [] : [`${text} on ${ground}: ${found.toFixed(2)}, not ${min}`];
    });
    expect(faults).toEqual([]);
  });

  it('The high contrast theme has higher contrast than the light theme', () => {
    expect(contrast(light['ink-soft'] ?? '', light.paper ?? '')).toBeLessThan(10);
    expect(contrast(themes['light with more contrast']['ink-soft'] ?? '', light.paper ?? '')).toBeGreaterThan(12);
  });

  it('`contrast` returns the values of the WCAG formula', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
