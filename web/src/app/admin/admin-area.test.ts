// Tests that the styles of the admin area are only in its own style sheet.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const found = (pattern: RegExp) =>
  readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => pattern.test(name))
    .sort();

it('`app/admin/area.css` imports every style sheet of the admin area', () => {
  const list = readFileSync(path.join(root, 'app/admin/area.css'), 'utf8');
  const listed = [...list.matchAll(/@import "(.+)";/g)].map(([, name = '']) => path.posix.join('app/admin', name));
  const styles = found(/^(?:app\/admin|parts\/admin|features\/admin-\w+)\/[^/]+\.css$/).filter(
    (name) => name !== 'app/admin/area.css',
  );
  expect(listed.sort()).toEqual(styles);
});

it("No component of the admin area imports its style sheet itself, which would add the styles to the visitors' bundle", () => {
  const own = /^import '(?:\.\/|.*admin)[^']*\.css'/m;
  const parts = found(/^(?:app\/admin|parts\/admin|features\/admin-\w+)\/[^/]+\.tsx$|^pages\/admin-[^/]+\.tsx$/);
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((name) => own.test(readFileSync(path.join(root, name), 'utf8')))).toEqual([]);
});
