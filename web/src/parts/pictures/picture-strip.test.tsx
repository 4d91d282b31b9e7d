// @vitest-environment happy-dom
// Tests the small pictures of a worker's work in a list: they load only when they become visible.
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { PictureStrip } from './picture-strip.tsx';

const uids = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
const pathOf = (uid: string) => `/api/v1/work-pictures/${uid}/`;

beforeAll(startWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('Small pictures load when they become visible, and their space is reserved before', async () => {
  let reach = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const picture = () => new Response(new Blob(['picture'], { type: 'image/webp' }));
  const asked = serveWeb(Object.fromEntries(uids.map((uid) => [`GET ${pathOf(uid)}`, picture])));
  renderWeb(<PictureStrip uids={uids} />);
  const strip = await screen.findByRole('img', { name: 'Photos of the work' });
  expect([strip.children.length, strip.querySelectorAll('img').length, asked.length]).toEqual([2, 0, 0]);
  act(reach);
  await waitFor(() => expect(strip.querySelectorAll('img').length).toBe(2));
  expect(asked.map(({ path, query }) => [path, query.get('size')])).toEqual(uids.map((uid) => [pathOf(uid), 'small']));
});
