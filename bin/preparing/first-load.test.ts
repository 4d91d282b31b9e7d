// The size budget of the first load: a build that exceeds it fails and names the size.
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

describe('size budget of the first load', () => {
  it('A build within the size budget passes', () => {
    expect(() => requireWithin('The scripts of /jobs', budget.script, budget.script)).not.toThrow();
  });

  it.each(['br', 'gzip'] as const)('A build that exceeds the %s budget fails with its size', (packing) => {
    const bytes = { ...budget.script, [packing]: budget.script[packing] + 1 };
    expect(() => requireWithin('The scripts of /jobs', bytes, budget.script)).toThrow(
      `${bytes[packing]} bytes by ${packing}`,
    );
  });
});

describe('start script', () => {
  const startWith = (imports: string[]) => ({
    output: [{ type: 'chunk', fileName: 'assets/index.js', moduleIds: ['/web/src/start.ts'], imports }],
  });

  it('The build fails if the start script imports the app before the first paint', () => {
    expect(() => requireBareStart(startWith([]))).not.toThrow();
    expect(() => requireBareStart(startWith(['assets/main.js']))).toThrow('assets/main.js before the first paint');
  });
});
