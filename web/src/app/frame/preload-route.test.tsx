// @vitest-environment happy-dom
// Tests that the page of the URL is loaded before the first render, so that it appears without a loading screen.
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPage } from '../../kit/navigation/lazy-page.ts';
import { preloadRoute } from './preload-route.ts';

afterEach(cleanup);

function pages() {
  const load = { list: vi.fn(async () => () => <p>List</p>), one: vi.fn(async () => () => <p>One</p>) };
  const [List, One] = [lazyPage(load.list), lazyPage(load.one)];
  const routes = (
    <Routes>
      <Route path="area">
        <Route index element={<List />} />
        <Route path=":id" element={<One />} />
      </Route>
    </Routes>
  );
  return { load, routes };
}

const show = (routes: React.ReactNode) =>
  render(
    <BrowserRouter>
      <Suspense fallback="splash">{routes}</Suspense>
    </BrowserRouter>,
  );

it('Only the page of the URL is preloaded, and it renders at once', async () => {
  window.history.replaceState(null, '', '/area/7');
  const { load, routes } = pages();
  await preloadRoute(routes);
  expect(load.list).not.toHaveBeenCalled();
  show(routes);
  expect(screen.getByText('One')).toBeTruthy();
});

it('A page that fails to preload loads again when it renders', async () => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/area');
  const { load, routes } = pages();
  load.list.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  const preloaded = preloadRoute(routes);
  await vi.runAllTimersAsync();
  await preloaded;
  vi.useRealTimers();
  await act(async () => show(routes));
  expect(screen.getByText('List')).toBeTruthy();
});
