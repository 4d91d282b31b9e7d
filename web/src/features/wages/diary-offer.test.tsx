// @vitest-environment happy-dom
// The offer of the diary on the home page: it is answered once.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { signInWorker } from '#testing/worker-session.ts';
import { DiaryOffer } from './diary-offer.tsx';

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  signInWorker();
});
afterEach(cleanup);

const title = 'Did you find other work?';

it('The offer of the diary never returns after the worker has closed it, and another worker still sees it', async () => {
  const { unmount } = renderWeb(<DiaryOffer />);
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'No, do not ask again' }));
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  unmount();
  const again = renderWeb(<DiaryOffer />);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  again.unmount();
  signInWorker(3);
  renderWeb(<DiaryOffer />);
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
});

it('The offer opens the diary and does not return afterwards', async () => {
  renderWeb(<DiaryOffer />);
  const link = await screen.findByRole('link', { name: 'Open the diary' });
  expect(link.getAttribute('href')).toBe('/labour/hisaab/diary');
  fireEvent.click(link);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

it('After the offer is closed, the next heading has the focus', async () => {
  renderWeb(
    <main>
      <DiaryOffer />
      <section>
        <h2>Your work</h2>
      </section>
    </main>,
  );
  const close = await screen.findByRole('button', { name: 'No, do not ask again' });
  close.focus();
  fireEvent.click(close);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your work' })));
});
