// @vitest-environment happy-dom
// Tests that the server's list of routes equals the routes of the app.
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isWebRoute, webRoutes } from '#contracts/web-routes.ts';
import { paths } from '../kit/navigation/paths.ts';
import { AdminPages } from './admin/admin-pages.tsx';
import { OtherPages } from './other-pages.tsx';
import { Router } from './router.tsx';

/** Returns every path that shows a page. */
function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    if (path.endsWith('*')) return [];
    const here = path ? `${above}/${path}` : above;
    return children ? pathsOf(children, here) : [index ? above || '/' : here];
  });
}

it("The server's list of routes equals the routes of the app", () => {
  const routes = [Router(), OtherPages()].flatMap(({ props }) => createRoutesFromElements(props.children));
  const area = createRoutesFromElements(AdminPages().props.children);
  // The gallery of components exists only in development, so the server's list does not contain its path.
  const built = [...pathsOf(routes), ...pathsOf(area, '/admin')].filter((path) => path !== '/dev/components');
  expect([...new Set(built)].sort()).toEqual([...webRoutes].sort());
});

it('`isWebRoute` accepts the paths that the app links to and rejects unknown paths', () => {
  for (const path of [paths.home, paths.job('7f0c'), paths.guide('labour'), paths.applicant(7), '/FAQ', '/settings/'])
    expect([path, isWebRoute(path)]).toEqual([path, true]);
  for (const path of ['/nowhere', '/jobs/1/2', '/labour/dashboard/no', '/guides', '//', ''])
    expect([path, isWebRoute(path)]).toEqual([path, path === '']);
});
