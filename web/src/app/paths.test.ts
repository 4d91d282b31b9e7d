// @vitest-environment happy-dom
// Where a `next` of the address may lead after sign-in: to a path of this site, and nowhere else.
import { expect, it } from 'vitest';
import { safeAdminNext } from '../admin/paths.ts';
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

it.each(foreign)('`next=%j` is refused', (next) => {
  expect(safeNext(next)).toBeNull();
});

it.each([
  ['/jobs?q=mason&page=2', '/jobs?q=mason&page=2'],
  ['/labour/dashboard/applications/7', '/labour/dashboard/applications/7'],
  ['/jobs/./1', '/jobs/1'],
  ['/jobs?back=//elsewhere.example', '/jobs?back=//elsewhere.example'],
  ['/jobs//1', '/jobs//1'],
])('`next=%s` leads to %s', (next, path) => {
  expect(safeNext(next)).toBe(path);
});

it.each(['/signin', '/register?as=labour', '/./signin'])('`next=%s` does not lead back to the door', (next) => {
  expect(safeNext(next)).toBeNull();
});

it.each([...foreign, '/admin', '/jobs', '/admin/dashboard/../../jobs', '/admin/dashboard/../..//elsewhere.example'])(
  '`next=%j` leads an administrator to the first page of the area',
  (next) => {
    expect(safeAdminNext(next)).toBe('/admin/dashboard');
  },
);

it.each(['/admin/dashboard', '/admin/dashboard/jobs?page=2', '/admin/dashboard?tab=1'])(
  '`next=%s` leads an administrator there',
  (next) => {
    expect(safeAdminNext(next)).toBe(next);
  },
);
