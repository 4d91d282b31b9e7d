// @vitest-environment happy-dom
// Applying over a network that comes and goes is one application; a missing bio-data is asked for where it is missed.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationResponse } from '#testing/application-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { store } from '../../http/browser-store.ts';
import { ApplyPanel } from './apply-panel.tsx';

const APPLY = 'POST /api/v1/labour/applications/';
const profile = { 'GET /api/v1/labour/profile/': () => json(labourProfile) };
const away = () => Promise.reject(new TypeError('away'));

// The button waits for the session, as the rest of the row does.
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

describe('applying', () => {
  it('keeps its key from the lost try to the one that is answered', async () => {
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

  it('offers a photo of the paper where the job asks for a bio-data, and a new key for the new try', async () => {
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

  it('goes to the employer for any job where this one is closed', async () => {
    const asked = serveWeb({ ...profile, [APPLY]: () => json(applicationResponse(), 201) });
    renderWeb(<ApplyPanel job={jobResponse(7, { status: 'closed' })} />, '/jobs/7');
    fireEvent.click(await screen.findByRole('button', { name: 'Tell this employer you want to work for them' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent to Shri Sai')).toBeTruthy();
    await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ employer_id: 900 }));
  });
});
