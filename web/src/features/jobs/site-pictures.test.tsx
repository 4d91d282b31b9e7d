// @vitest-environment happy-dom
// Tests the pictures of the site on the job page.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { SitePictures } from './site-pictures.tsx';

const pictures = [1, 2].map((number) => ({
  uid: `00000000-0000-4000-8000-00000000000${number}`,
  width: 1280,
  height: 960,
  uploaded_at: '2026-03-02T05:00:00Z',
}));

beforeAll(startWords);
afterEach(cleanup);

it('A worker opens a photo of the site and turns to the next one', async () => {
  serveWeb({});
  renderWeb(<SitePictures pictures={pictures} />);
  expect(await screen.findByRole('region', { name: 'Photos of the site' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Photo 1 of the site' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Next photo' }));
  expect(await screen.findByRole('dialog', { name: 'Photo 2 of the site' })).toBeTruthy();
});
