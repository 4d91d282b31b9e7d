// @vitest-environment happy-dom
// Tests the moderators' queue of pictures of jobs, and the pictures on the page of a job.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { json, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { JobPictures } from './job-pictures.tsx';
import { PictureQueue } from './picture-queue.tsx';
// Preloads modules that are imported lazily; the import is slow on a busy machine.
import '../../kit/overlay/toast-area.tsx';

const QUEUE = '/api/v1/admin/moderation/pictures';
const picture = {
  id: 7,
  width: 640,
  height: 480,
  job_id: 3,
  job_title: 'Mason for a wall',
  employer_id: 9,
  since: new Date(Date.now() - 3_600_000).toISOString(),
};

beforeAll(startWords);
beforeEach(() => localStorage.setItem('admin_token', 'adm_token'));
afterEach(cleanup);

it('A moderator sees the photo with its job and approves it with one press', async () => {
  const asked = serveWeb({
    [`GET ${QUEUE}`]: () => json({ pictures: [picture], total: 1, page: 1, limit: 20, pages: 1 }),
    [`GET ${QUEUE}/7`]: () => json({ webp_base64: 'UklGRg==' }),
    [`POST ${QUEUE}/7/decide`]: () => json({ id: 7, verdict: 'approved' }),
  });
  renderWeb(<PictureQueue />);
  expect(await screen.findByRole('img', { name: 'Photo of the site' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mason for a wall' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The photo is decided')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ verdict: 'approved' });
});

it('Only a photo that is shown has a button that hides it', async () => {
  const asked = serveWeb({
    [`GET ${QUEUE}/7`]: () => json({ webp_base64: 'UklGRg==' }),
    [`GET ${QUEUE}/8`]: () => json({ webp_base64: 'UklGRg==' }),
    [`POST ${QUEUE}/7/hide`]: () => json({ id: 7 }),
  });
  const size = { width: 640, height: 480 };
  renderWeb(
    <JobPictures
      pictures={[
        { id: 7, ...size, status: 'shown' },
        { id: 8, ...size, status: 'rejected' },
      ]}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hide photo' }));
  expect(await screen.findByText('The photo is hidden')).toBeTruthy();
  expect(screen.getByText('Hidden')).toBeTruthy();
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
