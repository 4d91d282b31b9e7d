// Paths that all vitest configurations share. Node resolves import paths such as `#platform/db.ts` by the nearest
// package.json, but the package.json of proving/ may not refer to folders outside of its package.
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export const alias = [
  { find: /^#web\//, replacement: `${root}/web/src/` },
  { find: /^#(?=(?:api|bin|contracts|locales|marketplace|platform|testing|worker)\/)/, replacement: `${root}/` },
];

export const globalSetup = [path.join(root, 'testing/global-setup.ts')];
