// @vitest-environment happy-dom
// Tests the résumé of an applicant: a tap shows a preview, and the original file can be downloaded.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResumePreview } from '#contracts/application-shapes.ts';
import { employerApplicationResponse } from '#testing/application-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { ResumeCard } from './resume-card.tsx';

const PREVIEW = 'POST /api/v1/employers/applications/1/resume/preview/';
const none: ResumePreview = { kind: 'none', pages: [], total_pages: null, paragraphs: [] };
const page = { webp_base64: 'UklGRg==', width: 1000, height: 1414 };

function show(content_type = 'application/pdf') {
  const resume = { uid: 'a', name: 'ravi.pdf', content_type, size: 100, uploaded_at: '2026-03-02T05:00:00Z' };
  const shown = employerApplicationResponse({ acts: ['see_resume'] });
  renderWeb(
    <ResumeCard application={{ ...shown, applicant_profile: { ...shown.applicant_profile, resume } }} />,
    '/employer/dashboard/applicants/1',
  );
}
const look = async () => fireEvent.click(await screen.findByRole('button', { name: 'Show the bio-data' }));

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('Résumé card', () => {
  it('The résumé card sends no request before the employer taps', async () => {
    const asked = serveWeb({});
    show();
    expect(await screen.findByRole('button', { name: 'Show the bio-data' })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('The résumé card shows page images with numbers and says how many pages are left out', async () => {
    serveWeb({ [PREVIEW]: () => json({ ...none, kind: 'pages', pages: [page, page], total_pages: 7 }) });
    show();
    await look();
    const second = await screen.findByRole('img', { name: 'Bio-data of Ramesh, page 2 of 7' });
    expect(second.getAttribute('src')).toBe('data:image/webp;base64,UklGRg==');
    expect(screen.getByText('The first 2 of 7 pages are shown here.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download the original' })).toBeTruthy();
  });

  it('The résumé card shows document text as plain text, even if it looks like HTML', async () => {
    serveWeb({ [PREVIEW]: () => json({ ...none, kind: 'text', paragraphs: ['Mason', '<img src=x>'] }) });
    show();
    await look();
    expect(await screen.findByText('<img src=x>')).toBeTruthy();
  });

  it('The résumé card says that there is no preview if the server can make none', async () => {
    serveWeb({ [PREVIEW]: () => json(none) });
    show();
    await look();
    expect(await screen.findByText(/^This kind of file cannot be shown here/)).toBeTruthy();
  });

  it('The résumé card offers only the original of a DOC file', async () => {
    serveWeb({});
    show('application/msword');
    expect(await screen.findByText(/^This kind of file cannot be shown here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show the bio-data' })).toBeNull();
  });

  it('The résumé card shows why a preview failed and keeps the button', async () => {
    serveWeb({ [PREVIEW]: () => problem(429, 'rate_limited', { retry_after: 60 }) });
    show();
    await look();
    expect((await screen.findByRole('alert')).textContent).toContain('The bio-data could not be shown.');
    expect(screen.getByRole('button', { name: 'Show the bio-data' })).toBeTruthy();
  });
});
