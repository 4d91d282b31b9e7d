// @vitest-environment happy-dom
// The list by which the server knows the app's addresses is the router's own.
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isWebRoute, webRoutes } from '#contracts/web-routes.ts';
import { AdminPages } from './admin-pages.tsx';
import { OtherPages } from './other-pages.tsx';
import { paths } from './paths.ts';
import { Router } from './router.tsx';

/** Every path that shows a page of its own. */
function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    if (path.endsWith('*')) return [];
    const here = path ? `${above}/${path}` : above;
    return children ? pathsOf(children, here) : [index ? above || '/' : here];
  });
}

it('every page of the router is known to the server, and nothing else', () => {
  const routes = [Router(), OtherPages()].flatMap(({ props }) => createRoutesFromElements(props.children));
  const area = createRoutesFromElements(AdminPages().props.children);
  // The page of all components is there while developing only.
  const built = [...pathsOf(routes), ...pathsOf(area, '/admin')].filter((path) => path !== '/dev/components');
  expect([...new Set(built)].sort()).toEqual([...webRoutes].sort());
});

it('what the app links to is known, what nobody links to is not', () => {
  for (const path of [paths.home, paths.job('7f0c'), paths.guide('labour'), paths.applicant(7), '/FAQ', '/settings/'])
    expect([path, isWebRoute(path)]).toEqual([path, true]);
  for (const path of ['/nowhere', '/jobs/1/2', '/labour/dashboard/no', '/guides', '//', ''])
    expect([path, isWebRoute(path)]).toEqual([path, path === '']);
});
