// Nothing moves for whoever does not want motion: each duration in our styles is one that their wish sets to nothing.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..');
const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** The style without what stands under `no-preference`: that is only for those who do not mind. */
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

/** Durations that stand as figures where something moves. */
const fixedIn = (css: string) =>
  [...forEverybody(bare(css)).matchAll(/(?:animation|transition)[\w-]*:[^;}]*?\b(?!0m?s\b)\d[\d.]*m?s\b[^;}]*/g)].map(
    ([rule]) => rule,
  );

describe('the styles', () => {
  it('move by the durations of the tokens only', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
    );
    expect(files.length).toBeGreaterThan(60);
    const faults = files.flatMap((file) =>
      fixedIn(readFileSync(path.join(folder, file), 'utf8')).map((rule) => `${file}: ${rule}`),
    );
    expect(faults).toEqual([]);
  });

  it('have tokens that are nothing where motion is not wanted', () => {
    const tokens = bare(readFileSync(path.join(folder, 'ui/tokens.css'), 'utf8'));
    const durations = [...tokens.matchAll(/(--[\w-]+):\s*[1-9]\d*ms/g)].map(([, name]) => name);
    const still = tokens.slice(tokens.indexOf('@media (prefers-reduced-motion: reduce)'));
    expect(durations.length).toBeGreaterThan(2);
    for (const name of durations) expect(still, name).toContain(`${name}: 0ms`);
  });

  it('that forget it are seen', () => {
    expect(fixedIn('.a { transition: color 200ms var(--ease); }')).toHaveLength(1);
    expect(
      fixedIn(
        '@media (prefers-reduced-motion: no-preference) { .a { animation: nod 900ms; } } .b { animation: x 1s; }',
      ),
    ).toHaveLength(1);
  });
});
