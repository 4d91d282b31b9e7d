// The budget of the first load: a build that is over it fails and says by how much.
import { describe, expect, it } from 'vitest';
import { budget, requireWithin } from './first-load.mjs';

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
