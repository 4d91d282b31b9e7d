// @vitest-environment happy-dom
// Tests the photos of a worker's own work: tiles, the large view, removal, and a failed load.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { store } from '../../kit/storage/browser-store.ts';
import { WorkPicturesCard } from './work-pictures-card.tsx';

const PATH = '/api/v1/labour/profile/work-pictures/';
const uidOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const pictureOf = (number: number) => ({
  uid: uidOf(number),
  width: 1280,
  height: 960,
  uploaded_at: '2026-03-02T05:00:00Z',
});
const stored = (...numbers: number[]) => ({ pictures: numbers.map(pictureOf), limit: 4 });
const tiles = () => screen.findAllByRole('button', { name: /^Photo \d of the work$/ });

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  store('authToken', 'token');
  store('userType', 'labour');
});
afterEach(cleanup);

describe('Pictures of work', () => {
  it('A worker without pictures reads who sees them, and may add one', async () => {
    serveWeb({ [`GET ${PATH}`]: () => json(stored()) });
    renderWeb(<WorkPicturesCard />);
    expect(await screen.findByText('Employers you apply to see these photos. You can add 4.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a photo of your work' })).toBeTruthy();
  });

  it('A worker with four pictures cannot add another', async () => {
    serveWeb({ [`GET ${PATH}`]: () => json(stored(1, 2, 3, 4)) });
    renderWeb(<WorkPicturesCard />);
    expect((await tiles()).length).toBe(4);
    expect(screen.queryByRole('button', { name: 'Add a photo of your work' })).toBeNull();
  });

  it('A tile opens the picture, which leads to the next one and can be removed', async () => {
    let left = stored(1, 2);
    const asked = serveWeb({
      [`GET ${PATH}`]: () => json(left),
      [`DELETE ${PATH}${uidOf(2)}/`]: () => {
        left = stored(1);
        return json({ removed: true });
      },
    });
    renderWeb(<WorkPicturesCard />);
    fireEvent.click((await tiles())[0] ?? expect.fail('there is no tile'));
    const viewer = within(await screen.findByRole('dialog', { name: 'Photo 1 of the work' }));
    expect(viewer.queryByRole('button', { name: 'Photo before' })).toBeNull();
    fireEvent.click(viewer.getByRole('button', { name: 'Next photo' }));
    const second = within(await screen.findByRole('dialog', { name: 'Photo 2 of the work' }));
    fireEvent.click(second.getByRole('button', { name: 'Remove the photo' }));
    expect(await screen.findByText('Photo removed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await tiles()).length).toBe(1);
    expect(asked.filter(({ method }) => method === 'DELETE').length).toBe(1);
  });

  it('A failed load shows the reason and a button that tries again', async () => {
    let isDown = true;
    serveWeb({ [`GET ${PATH}`]: () => (isDown ? problem(503, 'unavailable') : json(stored(1))) });
    renderWeb(<WorkPicturesCard />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(again);
    expect((await tiles()).length).toBe(1);
  });
});
