// @vitest-environment happy-dom
// Tests the moderators' work on crews: holding a reported crew, and releasing a held one.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { HeldCrew } from '#contracts/moderated-crews.ts';
import type { ReportRow } from '#contracts/moderation.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { CrewQueue } from './crew-queue.tsx';
import { ReportQueue } from './report-queue.tsx';
// Preloads modules that are imported lazily; the import is slow on a busy machine.
import '../../kit/overlay/toast-area.tsx';

const PATH = '/api/v1/admin/moderation';
const since = new Date(Date.now() - 3_600_000).toISOString();
const pages = { total: 1, page: 1, limit: 20, pages: 1 };

beforeAll(startWords);
beforeEach(() => localStorage.setItem('admin_token', 'adm_token'));
afterEach(cleanup);

it('A moderator upholds a report and holds the crew, which cannot be removed', async () => {
  const report: ReportRow = {
    case_number: 'KS-7F3K-29QD',
    target_type: 'crew',
    job: null,
    person: null,
    crew: { id: 4, name: 'Wakad masons', state: 'open', leader_id: 9 },
    reason: 'pay_taken',
    details: null,
    reader_language: 'en',
    status: 'open',
    others: 0,
    outcome: null,
    measure: null,
    moderator: null,
    created_at: since,
    decided_at: null,
  };
  const asked = serveWeb({
    [`GET ${PATH}/reports`]: () => json({ reports: [report], ...pages }),
    [`POST ${PATH}/reports/KS-7F3K-29QD/decide`]: () => json({ ...report, status: 'upheld', decided_at: since }),
  });
  renderWeb(<ReportQueue />);
  expect(await screen.findByText('Wakad masons')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Uphold report' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('radio', { name: 'It is removed' })).toBeNull();
  expect(dialog.queryByRole('button', { name: /We have removed the job/ })).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: 'It is held for review' }));
  fireEvent.click(dialog.getByRole('button', { name: 'You were right. We have acted.' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Uphold report' }));
  expect(await screen.findByText('The report is decided')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ verdict: 'upheld', measure: 'hold' });
});

const heldCrew: HeldCrew = {
  id: 4,
  name: 'Wakad masons',
  leader: { id: 9, name: 'Ramlal Yadav' },
  size: 3,
  open_reports: 1,
  since,
};

it('The dialog keeps the typed reason and shows the error if the server is unavailable', async () => {
  let isBroken = true;
  serveWeb({
    [`GET ${PATH}/crews`]: () => json({ crews: [heldCrew], ...pages }),
    [`POST ${PATH}/crews/4/release`]: () => (isBroken ? problem(503, 'unavailable') : json({ id: 4, state: 'open' })),
  });
  renderWeb(<CrewQueue />);
  fireEvent.click(await screen.findByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog'));
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(reason, { target: { value: 'The leader has answered all questions.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(reason.value).toBe('The leader has answered all questions.');
  isBroken = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('The crew is released')).toBeTruthy();
});

it('The dialog cannot be closed while the decision is being sent, so that its error is seen', async () => {
  let respond = () => {};
  const sent = new Promise<void>((resolve) => {
    respond = resolve;
  });
  serveWeb({
    [`GET ${PATH}/crews`]: () => json({ crews: [heldCrew], ...pages }),
    [`POST ${PATH}/crews/4/release`]: () => sent.then(() => problem(503, 'unavailable')),
  });
  renderWeb(<CrewQueue />);
  fireEvent.click(await screen.findByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'We checked the crew and found no broken rule.' }));
  const release = dialog.getByRole('button', { name: 'Release' });
  fireEvent.click(release);
  await waitFor(() => expect(release.getAttribute('aria-busy')).toBe('true'));
  fireEvent.keyDown(release, { key: 'Escape' });
  fireEvent.click(dialog.getByRole('button', { name: 'Go back' }));
  respond();
  expect(await dialog.findByRole('alert')).toBeTruthy();
});

it.each([
  ['open', 'The crew is released'],
  ['ended', 'The crew has ended: it had fewer than two members'],
] as const)('A moderator releases a held crew with a reason, and reads that it is %s', async (state, message) => {
  const asked = serveWeb({
    [`GET ${PATH}/crews`]: () => json({ crews: [heldCrew], ...pages }),
    [`POST ${PATH}/crews/4/release`]: () => json({ id: 4, state }),
  });
  renderWeb(<CrewQueue />);
  expect(await screen.findByRole('link', { name: 'Ramlal Yadav' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release this crew?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'We checked the crew and found no broken rule.' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'We checked the crew and found no broken rule.',
  });
});
