// The budget of the first load: a build that is over it fails and says by how much.
import { describe, expect, it } from 'vitest';

interface Bytes {
  br: number;
  gzip: number;
}

interface Checks {
  budget: { script: Bytes };
  requireWithin(what: string, bytes: Bytes, max: Bytes): void;
  requireBareStart(built: { output: object[] }): void;
}

const { budget, requireBareStart, requireWithin }: Checks = await import(
  new URL('first-load.mjs', import.meta.url).href
);

describe('the budget of the first load', () => {
  it('is kept by what is within it', () => {
    expect(() => requireWithin('The scripts of /jobs', budget.script, budget.script)).not.toThrow();
  });

  it.each(['br', 'gzip'] as const)('stops a build that is over it by %s', (packing) => {
    const bytes = { ...budget.script, [packing]: budget.script[packing] + 1 };
    expect(() => requireWithin('The scripts of /jobs', bytes, budget.script)).toThrow(
      `${bytes[packing]} bytes by ${packing}`,
    );
  });
});

describe('the first script', () => {
  const startWith = (imports: string[]) => ({
    output: [{ type: 'chunk', fileName: 'assets/index.js', moduleIds: ['/web/src/start.ts'], imports }],
  });

  it('may hold nothing of the app, which comes after the first picture', () => {
    expect(() => requireBareStart(startWith([]))).not.toThrow();
    expect(() => requireBareStart(startWith(['assets/main.js']))).toThrow('assets/main.js before the first picture');
  });
});
