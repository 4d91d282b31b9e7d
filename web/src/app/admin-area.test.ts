// The styles of the administrators' area: all of them in its own file, none in everybody's.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const found = (pattern: RegExp) =>
  readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => pattern.test(name))
    .sort();

it('every style of the area stands in its file', () => {
  const list = readFileSync(path.join(root, 'admin/area.css'), 'utf8');
  const listed = [...list.matchAll(/@import "(.+)";/g)].map(([, name = '']) => path.posix.join('admin', name));
  const styles = found(/^(?:admin|features\/admin-\w+)\/[^/]+\.css$/).filter((name) => name !== 'admin/area.css');
  expect(listed.sort()).toEqual(styles);
});

it('no part of the area brings a style of its own into what visitors load', () => {
  const own = /^import '(?:\.\/|.*admin)[^']*\.css'/m;
  const parts = found(/^(?:admin|features\/admin-\w+)\/[^/]+\.tsx$|^pages\/admin-[^/]+\.tsx$/);
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((name) => own.test(readFileSync(path.join(root, name), 'utf8')))).toEqual([]);
});
