// @vitest-environment happy-dom
// Tests the job page: which endpoint it calls, the offline copy, the facts, the pay comparison, directions and the
// poster.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { qrPath } from '../../kit/control/qr-code.tsx';
import { JobPage } from '../../pages/job-page.tsx';
import { JobPosterPage } from '../../pages/job-poster-page.tsx';
import { directionsUrl } from './directions.tsx';
import { marksOf } from './pay-compare.tsx';
import { saveSeenJob } from './seen-job-store.ts';
import { findSeenJob, listSeenJobs } from './seen-jobs.ts';

const full = jobResponse(42, {
  start_date: '2026-11-23',
  start_time: '08:00',
  hours_per_day: 9,
  shift: 'night',
  schooling: '8th',
  food_provided: true,
  walk_in: { from: '2026-11-22', to: '2026-11-25', place: 'Site office' },
  is_contractor: true,
  pay_comparison: { pay: 900, median: 850, sample: 23, place: 'Pune' },
});
const BY_UID = `GET /api/v1/jobs/${full.uid}/`;
const BY_ID = 'GET /api/v1/jobs/by-id/42/';
const VIEW = `POST /api/v1/jobs/${full.uid}/view/`;

const pages = (
  <Routes>
    <Route path="jobs/:jobId" element={<JobPage />} />
    <Route path="jobs/:jobId/poster" element={<JobPosterPage />} />
  </Routes>
);
const show = (path: string) => renderWeb(pages, path);
const title = () => screen.findByRole('heading', { level: 1, name: full.title });

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('Page of a job', () => {
  it('The job page loads by uuid and by number, retries without the language, and reports its view once', async () => {
    const asked = serveWeb({
      [BY_UID]: () => json(full),
      [BY_ID]: ({ query }) => (query.has('language') ? problem(500, 'internal') : json(full)),
      [VIEW]: () => json({ counted: true }),
    });
    show(`/jobs/${full.uid}`);
    await title();
    await waitFor(() => expect(asked.filter(({ method }) => method === 'POST').length).toBe(1));
    cleanup();
    show('/jobs/42');
    await title();
    expect(asked.filter(({ method }) => method === 'POST').length).toBe(1);
    expect(asked.filter(({ path }) => path.includes('by-id')).map(({ query }) => query.has('language'))).toEqual([
      true,
      false,
    ]);
    expect(
      asked.filter(({ path }) => path.includes('by-id')).map(({ headers }) => headers.get('accept-language')),
    ).toEqual(['en', null]);
  });

  it('The job page shows a worker the distance between the two towns, and nothing in the same town', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('userType', 'labour');
    let distance_km = 27;
    serveWeb({
      [BY_UID]: () => json({ ...full, distance_km }),
      [VIEW]: () => json({ counted: true }),
      'GET /api/v1/labour/profile/': () => json({ ...labourProfile, city: 'Satara' }),
    });
    show(`/jobs/${full.uid}`);
    const ring = await screen.findByRole('img', { name: 'Satara to Pune: 27 km' });
    expect(within(ring).getByText('Satara')).toBeTruthy();
    expect(within(ring).getByText('Pune')).toBeTruthy();
    cleanup();
    distance_km = 0;
    show(`/jobs/${full.uid}`);
    await title();
    await waitFor(() => expect(screen.queryByRole('img', { name: /to Pune/ })).toBeNull());
  });

  it('The job page shows the facts that day labourers need and the usual pay', async () => {
    serveWeb({ [BY_UID]: () => json(full), [VIEW]: () => json({ counted: true }) });
    show(`/jobs/${full.uid}`);
    await title();
    for (const words of [
      'Monday 23 November',
      '9 hours a day',
      'Night',
      'Class 8 or more',
      'Site office',
      'Posted by a contractor',
    ])
      expect(document.body.textContent?.replaceAll(',', '')).toContain(words);
    expect(screen.getAllByText('₹50 more').length).toBeGreaterThan(0);
    expect(screen.getByText('Never pay anyone for a job.')).toBeTruthy();
    expect(screen.getByText('We have not checked who this is. Ask before you go.')).toBeTruthy();
  });

  it('The job page shows the stored copy without actions if the network fails', async () => {
    saveSeenJob({ ...full, saved: true }, Date.parse('2026-11-21T10:10:00Z'));
    const away = () => Promise.reject(new TypeError('away'));
    serveWeb({ [BY_UID]: away, [BY_ID]: away });
    show('/jobs/42');
    await title();
    expect(await screen.findByText(/^Saved copy from .*21.*3:40/i)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Sign in/ })).toBeNull();
    expect(findSeenJob(full.uid)?.job.saved).toBe(false);
  });

  it('The job page deletes the stored copy of a job that is gone', async () => {
    saveSeenJob(full);
    serveWeb({});
    show(`/jobs/${full.uid}`);
    expect(await screen.findByText('This job is no longer open')).toBeTruthy();
    expect(listSeenJobs()).toEqual([]);
  });

  it('The poster has a QR code with the URL of the job number', async () => {
    serveWeb({ [BY_UID]: () => json(full) });
    show(`/jobs/${full.uid}/poster`);
    await title();
    expect(screen.getByText(/\/jobs\/42$/)).toBeTruthy();
    const drawn = screen.getByRole('img').querySelector('path')?.getAttribute('d');
    expect(drawn).toBe(qrPath(`${window.location.origin}/jobs/42`).path);
  });
});

describe('Parts of a job page', () => {
  it('saveSeenJob stores the last 50 viewed jobs', () => {
    for (let id = 1; id <= 53; id += 1) saveSeenJob(jobResponse(id));
    const kept = listSeenJobs().map(({ job }) => job.id);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 53, 4]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('seenJob:')).length).toBe(50);
  });

  it('directionsUrl returns a geo: URL on Android, a Google Maps URL elsewhere, and null without an address', () => {
    const { location, city, state } = full;
    const somewhere = { location, city, state, pincode: '411038' };
    expect(directionsUrl(somewhere, 'Linux; Android 13')).toBe(
      'geo:0,0?q=Kothrud%2C%20Pune%2C%20Maharashtra%2C%20411038',
    );
    expect(directionsUrl(somewhere, 'iPhone')).toContain('https://www.google.com/maps/search/?api=1&query=Kothrud');
    expect(directionsUrl({ location: null, city: null, state, pincode: null }, '')).toBeNull();
  });

  it('marksOf places the pay and the usual pay on one bar', () => {
    const { pay, median } = marksOf(900, 850);
    expect(pay).toBeGreaterThan(median);
    expect(Math.min(pay, median)).toBeGreaterThan(0);
    expect(Math.max(pay, median)).toBeLessThan(100);
  });
});
