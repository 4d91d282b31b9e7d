// @vitest-environment happy-dom
// Tests that the `next` parameter of sign-in leads only to a path of this site.
import { expect, it } from 'vitest';
import { safeAdminNext } from './admin-paths.ts';
import { safeNext } from './paths.ts';

const foreign = [
  'https://elsewhere.example/jobs',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/jobs/..//elsewhere.example',
  '/./\\elsewhere.example',
  '/%2e//elsewhere.example',
  '/%2e%2e/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\n/[',
  ' //elsewhere.example',
  'javascript:alert(1)',
  'jobs',
  '',
];

it.each(foreign)('`safeNext` rejects `next=%j`', (next) => {
  expect(safeNext(next)).toBeNull();
});

it.each([
  ['/jobs?q=mason&page=2', '/jobs?q=mason&page=2'],
  ['/labour/dashboard/applications/7', '/labour/dashboard/applications/7'],
  ['/jobs/./1', '/jobs/1'],
  ['/jobs?back=//elsewhere.example', '/jobs?back=//elsewhere.example'],
  ['/jobs//1', '/jobs//1'],
])('`safeNext` maps `next=%s` to %s', (next, path) => {
  expect(safeNext(next)).toBe(path);
});

it.each(['/signin', '/register?as=labour', '/./signin'])(
  '`safeNext` rejects `next=%s`, because it would lead back to sign-in or registration',
  (next) => {
    expect(safeNext(next)).toBeNull();
  },
);

it.each([...foreign, '/admin', '/jobs', '/admin/dashboard/../../jobs', '/admin/dashboard/../..//elsewhere.example'])(
  '`safeAdminNext` maps `next=%j` to the admin dashboard',
  (next) => {
    expect(safeAdminNext(next)).toBe('/admin/dashboard');
  },
);

it.each(['/admin/dashboard', '/admin/dashboard/jobs?page=2', '/admin/dashboard?tab=1'])(
  '`safeAdminNext` accepts `next=%s`',
  (next) => {
    expect(safeAdminNext(next)).toBe(next);
  },
);
