// @vitest-environment happy-dom
// Tests lazy pages: one retry, then an error message, and never a blank page or an endless loop.
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWords } from '#testing/render-web.tsx';
import { ErrorBoundary } from '../../app/frame/error-boundary.tsx';
import { Splash } from '../../parts/splash/splash.tsx';
import { lazyExtra, lazyPage } from './lazy-page.ts';

const Arrived = () => <h1>The page</h1>;

beforeAll(startWords);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(Page: React.ComponentType, at = '/jobs') {
  return (
    <MemoryRouter>
      <ErrorBoundary resetKey={at}>
        <Suspense fallback={<Splash />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </MemoryRouter>
  );
}

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('lazy page', () => {
  it('A lazy page shows the product name until it has loaded', async () => {
    const Page = lazyPage(() => new Promise<typeof Arrived>((resolve) => setTimeout(() => resolve(Arrived), 500)));
    render(shown(Page));
    await later(10);
    expect(screen.getByRole('status').textContent).toContain('KaamSetu');
    await later(500);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  it('A lazy page is requested a second time if the first load fails', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(Arrived);
    render(shown(lazyPage(load)));
    await later(1_100);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('A lazy page shows an error after the second failed load and retries only at the next visit', async () => {
    const load = vi.fn().mockRejectedValue(new Error('404'));
    const Page = lazyPage(load);
    const { rerender } = render(shown(Page));
    await later(1_100);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button')).toBeTruthy();
    await later(600_000);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue(Arrived);
    rerender(shown(Page, '/help'));
    await later(1_100);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  it('A lazy page waits two minutes for each load', async () => {
    const load = vi.fn(() => new Promise<never>(() => {}));
    render(shown(lazyPage(load)));
    await later(119_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await later(2_500);
    expect(load).toHaveBeenCalledTimes(2);
    await later(120_000);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('A preloaded lazy page renders immediately', async () => {
    const Page = lazyPage(async () => Arrived);
    await Page.preload();
    render(shown(Page));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });
});

describe('optional lazy part', () => {
  const missing = () => lazyExtra(() => Promise.reject(new Error('no network')));

  it('An optional part renders nothing if it fails to load', async () => {
    const Extra = missing();
    const { container } = render(
      <Suspense fallback="soon">
        <Extra />
      </Suspense>,
    );
    await later(10);
    expect(container.textContent).toBe('');
  });

  it('An optional part keeps its server-rendered HTML without a hydration error if it fails to load', async () => {
    const Extra = missing();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = '<!--$--><footer>Who we are</footer><!--/$-->';
    const mistaken = vi.fn();
    const page = (
      <Suspense>
        <Extra />
      </Suspense>
    );
    const root = await act(() => hydrateRoot(place, page, { onRecoverableError: mistaken }));
    await later(10);
    expect(place.textContent).toBe('Who we are');
    expect(mistaken).not.toHaveBeenCalled();
    await act(() => root.unmount());
    place.remove();
  });
});
