// @vitest-environment happy-dom
// Tests the pictures of the site of an employer's job: the state of review, the limit, removal, and a failed load.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { store } from '../../kit/storage/browser-store.ts';
import { SitePicturesCard } from './site-pictures-card.tsx';

const JOB = '00000000-0000-4000-8000-0000000000aa';
const PATH = `/api/v1/employers/jobs/uid/${JOB}/pictures/`;
const uidOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const pictureOf = (number: number, status: string) => ({
  uid: uidOf(number),
  width: 1280,
  height: 960,
  uploaded_at: '2026-03-02T05:00:00Z',
  status,
});
const stored = (...statuses: string[]) => ({
  pictures: statuses.map((status, at) => pictureOf(at + 1, status)),
  limit: 3,
});
const tiles = () => screen.findAllByRole('button', { name: /^Photo \d of the site$/ });

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  store('authToken', 'token');
  store('userType', 'employer');
});
afterEach(cleanup);

describe('Pictures of the site', () => {
  it('An employer reads which photo waits for review and which was not accepted', async () => {
    serveWeb({ [`GET ${PATH}`]: () => json(stored('shown', 'waiting', 'rejected')) });
    renderWeb(<SitePicturesCard job_uid={JOB} />);
    expect((await tiles()).length).toBe(3);
    expect(screen.getAllByText('Waiting for review').length).toBe(1);
    expect(screen.getAllByText('Hidden by our team. Only you see it.').length).toBe(1);
    expect(screen.queryByRole('button', { name: 'Add a photo of the site' })).toBeNull();
  });

  it('An employer without photos may add one, and removes a photo in the viewer', async () => {
    let left = stored('waiting');
    const asked = serveWeb({
      [`GET ${PATH}`]: () => json(left),
      [`DELETE ${PATH}${uidOf(1)}/`]: () => {
        left = stored();
        return json({ removed: true });
      },
    });
    renderWeb(<SitePicturesCard job_uid={JOB} />);
    fireEvent.click((await tiles())[0] ?? expect.fail('there is no tile'));
    const viewer = within(await screen.findByRole('dialog', { name: 'Photo 1 of the site' }));
    fireEvent.click(viewer.getByRole('button', { name: 'Remove the photo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Add a photo of the site' })).toBeTruthy();
    expect(screen.getByText('Workers see these photos with the job. You can add 3.')).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'DELETE').length).toBe(1);
  });

  it('A failed load shows the reason and a button that tries again', async () => {
    let isDown = true;
    serveWeb({ [`GET ${PATH}`]: () => (isDown ? problem(503, 'unavailable') : json(stored('shown'))) });
    renderWeb(<SitePicturesCard job_uid={JOB} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(again);
    expect((await tiles()).length).toBe(1);
  });
});
