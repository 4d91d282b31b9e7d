// Tests the licence texts of the packages that the bundle contains.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const { licenceOf }: { licenceOf: (place: string, name: string) => string } = await import(
  new URL('libraries.mjs', import.meta.url).href
);

function packageWith(files: Record<string, string>): string {
  const place = mkdtempSync(path.join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(place, name), text);
  return place;
}

it('The text comes from the file, or else from the README, or else from the repository', () => {
  const readme = '# A library\n\n## License\n\nPermission is hereby granted, free of charge';
  expect(licenceOf(packageWith({ LICENSE: 'MIT', 'README.md': readme }), 'a')).toBe('MIT');
  expect(licenceOf(packageWith({ 'README.md': readme }), 'a')).toMatch(/^## License\n\nPermission/);
  expect(licenceOf(packageWith({ 'README.md': '# A library' }), 'http_ece')).toContain('Martin Thomson');
});

it('A package without a licence text fails the build', () => {
  expect(() => licenceOf(packageWith({ 'README.md': '## License\n\nMIT' }), 'a')).toThrow(/a has no licence text/);
});
