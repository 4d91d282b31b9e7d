// The check of the Node version: it returns an error message for an old version, and nothing for a supported version.
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const { nodeProblem } = createRequire(import.meta.url)('./check-node.cjs');

test.each(['0.10.48', '18.20.4', '20.18.3'])('Node %s is refused with the required version', (version) => {
  expect(nodeProblem(version)).toMatch(/^KaamSetu needs Node 20\.19 or newer, and this is Node .*\.$/);
});

test.each(['20.19.0', '22.0.0', '24.21.0'])('Node %s is accepted', (version) => {
  expect(nodeProblem(version)).toBeNull();
});
