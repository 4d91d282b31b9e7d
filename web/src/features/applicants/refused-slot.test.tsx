// @vitest-environment happy-dom
// Tests a decision with a prepared sentence whose blank (slot) has a value that the server refuses: the sheet stays
// open and shows the error at the blank.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { applicationResponse } from '#testing/application-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Applicants } from './applicants.tsx';

const DECIDE = 'PATCH /api/v1/employers/applications/1/status/';
const BULK = 'POST /api/v1/employers/applications/bulk-status/';
const application = applicationResponse({ id: 1, allowed: ['shortlisted', 'rejected'] });
const { first_name } = application.applicant;
const REJECT = 'Not this time';

const refusal = () =>
  problem(422, 'validation_failed', { error_codes: { 'feedback_phrases.0.slots.trade': ['invalid'] } });

function show(refusing: string) {
  const asked = serveWeb({
    'GET /api/v1/employers/applications/': () =>
      json({ applications: [application], total: 1, page: 1, limit: 50, pages: 1 }),
    'GET /api/v1/employers/jobs/': () => json({ jobs: [], total: 0, page: 1, limit: 50, pages: 0 }),
    [refusing]: refusal,
  });
  renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
  return asked;
}

/** Chooses a prepared sentence with a blank for a trade, fills the blank, sends the sheet, and returns the blank. */
async function rejectWithTrade(): Promise<HTMLElement> {
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(await sheet.findByRole('button', { name: /^We needed another trade/ }));
  const trade = await sheet.findByLabelText(/^Trade/);
  fireEvent.change(trade, { target: { value: 'mason' } });
  fireEvent.click(sheet.getByRole('button', { name: REJECT }));
  return trade;
}

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('The sheet of one decision remains open and focuses the refused slot', async () => {
  const asked = show(DECIDE);
  fireEvent.click(await screen.findByRole('button', { name: `${REJECT}: ${first_name}` }));
  const trade = await rejectWithTrade();
  await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
  await waitFor(() => expect(trade.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(trade));
  expect(trade.isConnected).toBe(true);
});

it('The sheet of many decisions remains open and focuses the refused slot', async () => {
  const asked = show(BULK);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose several' }));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: REJECT }));
  const trade = await rejectWithTrade();
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('bulk-status/'))).toBe(true));
  await waitFor(() => expect(document.activeElement).toBe(trade));
  expect(trade.getAttribute('aria-invalid')).toBe('true');
});
