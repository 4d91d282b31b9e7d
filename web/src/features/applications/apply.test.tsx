// @vitest-environment happy-dom
// Tests applying for a job: a retry after a lost response sends no second application, and a missing résumé is
// requested.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationResponse } from '#testing/application-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { store } from '../../kit/storage/browser-store.ts';
import { ApplyPanel } from './apply-panel.tsx';

const APPLY = 'POST /api/v1/labour/applications/';
const profile = { 'GET /api/v1/labour/profile/': () => json(labourProfile) };
const away = () => Promise.reject(new TypeError('away'));

// First waits for the button beside the apply button. Both buttons appear only after the session has loaded.
async function pressApply() {
  await screen.findByRole('button', { name: 'Write a few words first' });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store('authToken', 'token');
  store('userType', 'labour');
});
afterEach(cleanup);

describe('Applying for a job', () => {
  it('An application keeps its idempotency key across failed attempts until the server responds', async () => {
    let tries = 0;
    const asked = serveWeb({
      ...profile,
      [APPLY]: () => {
        tries += 1;
        return tries < 3 ? away() : json(applicationResponse(), 201);
      },
    });
    renderWeb(<ApplyPanel job={jobResponse(7)} />, '/jobs/7');
    await pressApply();
    fireEvent.click(await screen.findByRole('button', { name: 'Send my application' }));
    expect(await screen.findByText('Your application is sent')).toBeTruthy();
    const keys = asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.length).toBe(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('The sheet offers a photo upload after `resume_required`, and the next attempt has a new idempotency key', async () => {
    let hasResume = false;
    const asked = serveWeb({
      ...profile,
      [APPLY]: () => (hasResume ? json(applicationResponse(), 201) : problem(422, 'resume_required')),
    });
    renderWeb(<ApplyPanel job={jobResponse(7, { require_resume: true })} />, '/jobs/7');
    await pressApply();
    expect(await screen.findByText('This job asks for a bio-data')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Photo of my bio-data' })).toBeTruthy();
    hasResume = true;
    fireEvent.click(screen.getByRole('button', { name: 'Send my application' }));
    expect(await screen.findByText('Your application is sent')).toBeTruthy();
    const keys = asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('The panel of a closed job sends a general application to the employer', async () => {
    const asked = serveWeb({ ...profile, [APPLY]: () => json(applicationResponse(), 201) });
    renderWeb(<ApplyPanel job={jobResponse(7, { status: 'closed' })} />, '/jobs/7');
    fireEvent.click(await screen.findByRole('button', { name: 'Tell this employer you want to work for them' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent to Shri Sai')).toBeTruthy();
    await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ employer_id: 900 }));
  });
});
