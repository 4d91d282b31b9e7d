// Tests that all animations stop with `prefers-reduced-motion`: style sheets use only the duration tokens, which are 0
// with this setting.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../..');
const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/**
 * Returns the style sheet without its `prefers-reduced-motion: no-preference` blocks, which may contain any duration.
 */
function forEverybody(css: string): string {
  const at = css.indexOf('@media (prefers-reduced-motion: no-preference)');
  if (at < 0) return css;
  let [depth, end] = [0, css.indexOf('{', at)];
  do {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0);
  return forEverybody(css.slice(0, at) + css.slice(end));
}

/** Returns the animations and transitions whose duration is a number instead of a token. */
const fixedIn = (css: string) =>
  [...forEverybody(bare(css)).matchAll(/(?:animation|transition)[\w-]*:[^;}]*?\b(?!0m?s\b)\d[\d.]*m?s\b[^;}]*/g)].map(
    ([rule]) => rule,
  );

describe('motion in style sheets', () => {
  it('Animations and transitions use only the duration tokens', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
    );
    expect(files.length).toBeGreaterThan(60);
    const faults = files.flatMap((file) =>
      fixedIn(readFileSync(path.join(folder, file), 'utf8')).map((rule) => `${file}: ${rule}`),
    );
    expect(faults).toEqual([]);
  });

  it('The duration tokens are 0 with `prefers-reduced-motion: reduce`', () => {
    const tokens = bare(readFileSync(path.join(folder, 'kit/style/tokens.css'), 'utf8'));
    const durations = [...tokens.matchAll(/(--[\w-]+):\s*[1-9]\d*ms/g)].map(([, name]) => name);
    const still = tokens.slice(tokens.indexOf('@media (prefers-reduced-motion: reduce)'));
    expect(durations.length).toBeGreaterThan(2);
    for (const name of durations) expect(still, name).toContain(`${name}: 0ms`);
  });

  it('`fixedIn` finds literal durations', () => {
    expect(fixedIn('.a { transition: color 200ms var(--ease); }')).toHaveLength(1);
    expect(
      fixedIn(
        '@media (prefers-reduced-motion: no-preference) { .a { animation: nod 900ms; } } .b { animation: x 1s; }',
      ),
    ).toHaveLength(1);
  });
});
