// Paths that all vitest configurations share. Node looks for the names of layers (`#platform/db.ts`) in the nearest
// package.json, and that of proving/ may not name folders outside of its package.
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export const alias = [
  { find: /^#web\//, replacement: `${root}/web/src/` },
  { find: /^#(?=(?:api|bin|contracts|locales|marketplace|platform|testing|worker)\/)/, replacement: `${root}/` },
];

export const globalSetup = [path.join(root, 'testing/global-setup.ts')];
