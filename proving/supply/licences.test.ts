// Tests the licences of the shipped packages.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentOf, faultsOfLicences, shippedIn, shippedNow } from './licences.mjs';

it('Every shipped package has a known licence that is permissive or listed with a reason', () => {
  expect(faultsOfLicences(shippedNow())).toEqual([]);
});

it('docs/licences.md lists the packages of the lock file', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(documentOf(shippedNow()));
});

it('A shipped package with an unknown or copyleft licence is a fault, and development packages are not listed', () => {
  const shipped = shippedIn({
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only' },
    'node_modules/b/node_modules/c': { version: '2.0.0', license: 'MIT' },
    'node_modules/d': { version: '1.0.0', license: 'AGPL-3.0-only', dev: true },
    'node_modules/web-push': { version: '3.6.7', license: 'GPL-3.0-only' },
  });
  expect(faultsOfLicences(shipped)).toEqual([
    'a 1.0.0: unknown',
    'b 1.0.0: GPL-3.0-only',
    'web-push 3.6.7: GPL-3.0-only',
  ]);
  expect(shipped.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'web-push']);
});

it('The licence of the product is UNLICENSED, and LICENSE reserves all rights', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ license: 'UNLICENSED', private: true });
  expect(readFileSync('LICENSE', 'utf8')).toContain('All rights reserved');
  expect(readFileSync('README.md', 'utf8')).toContain('UNLICENSED');
});
