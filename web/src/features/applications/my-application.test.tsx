// @vitest-environment happy-dom
// Tests the page of a worker's application: the next step, the actions, and when the employer viewed the worker's data.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabourApplication } from '#contracts/application-shapes.ts';
import { labourApplicationResponse } from '#testing/application-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { MyApplicationPage } from '../../pages/my-application-page.tsx';
import { MyApplications } from './my-applications.tsx';
import { patchApplicationStatus } from './queries.ts';

const ONE = 'GET /api/v1/labour/applications/1/';
const LIST = 'GET /api/v1/labour/applications/';
const CONFIRM = 'POST /api/v1/labour/applications/1/contact-confirmation/';
const at = '2026-03-02T05:00:00Z';

const onePage = { total: 0, page: 1, limit: 1, pages: 0 };

const show = (hash = '') =>
  renderWeb(
    <Routes>
      <Route path="labour/dashboard/applications/:applicationId" element={<MyApplicationPage />} />
    </Routes>,
    `/labour/dashboard/applications/1${hash}`,
  );

const hired = labourApplicationResponse({
  status: 'accepted',
  acts: ['claim_completion'],
  timeline: [
    { status: 'pending', by: 'labour', feedback: null, reason: null, at: '2026-03-01T10:00:00Z' },
    { status: 'shortlisted', by: 'employer', feedback: 'Bring your trowel', reason: null, at },
    { status: 'accepted', by: 'employer', feedback: 'Come on Monday', reason: null, at },
  ],
  reveals: [{ at }],
  verification: { contact_methods_verified: ['phone', 'in_person'], identity_match: true, notes: null, created_at: at },
  employer_contact: { phone_number: '+919822012345', whatsapp_url: 'https://wa.me/919822012345', email: null },
});

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('Page of a worker’s application', () => {
  it('The page of an application shows next step, contact, messages of each step, views of the number and the verification', async () => {
    serveWeb({ [ONE]: () => json(hired) });
    show();
    expect(await screen.findByText(/Call the employer and ask when and where/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+919822012345');
    expect(screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toContain('wa.me/91');
    const timelineList = within(screen.getByRole('list', { name: 'Status of your application' }));
    for (const words of ['“Bring your trowel”', '“Come on Monday”']) expect(timelineList.getByText(words)).toBeTruthy();
    expect(timelineList.getAllByRole('listitem').map((step) => step.dataset.status)).toEqual([
      'pending',
      'shortlisted',
      'accepted',
      'completed',
    ]);
    expect(screen.getByText('Sri Sai: 2 Mar, 10:30 am')).toBeTruthy();
    expect(screen.getByText('Contact: by phone, face to face')).toBeTruthy();
    await screen.findByRole('button', { name: /^Listen: / });
  });

  it('The page of an application to a call for a day links to the page of the call', async () => {
    const place = { state: 'Maharashtra', city: 'Pune', location: null };
    const pay = { salary_amount: 900, salary_period: 'day' } as const;
    const day = { start_date: '2026-03-03', start_time: '08:00' };
    const job = { id: 5, uid: 'u-5', title: 'Mason', role: 'mason', status: 'active', positions: 2 } as const;
    serveWeb({ [ONE]: () => json({ ...hired, job: { ...job, ...place, ...pay, ...day, is_call: true } }) });
    show();
    const link = await screen.findByRole('link', { name: 'See the job' });
    expect(link.getAttribute('href')).toBe('/labour/dashboard/calls/u-5');
  });

  it('A pending rating comes first on the page of finished work, and a link to it moves the focus there', async () => {
    const done = labourApplicationResponse({ status: 'completed', acts: ['rate'] });
    serveWeb({ [ONE]: () => json(done), 'GET /api/v1/ratings/given/': () => json({ ratings: [], ...onePage }) });
    show('#rating');
    const rate = await screen.findByRole('button', { name: 'Rate' });
    expect(document.activeElement?.id).toBe('rating');
    const next = screen.getByText('What next?');
    expect(rate.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('The page of an application sends the completion claim after a confirmation', async () => {
    let now: LabourApplication = hired;
    const asked = serveWeb({
      [ONE]: () => json(now),
      'POST /api/v1/labour/applications/1/completion-claim/': () => {
        now = { ...hired, acts: [], completion_claimed_at: at };
        return json(now);
      },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Say that the work is done' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, it is done' }));
    expect(await screen.findByText(/You said on 2 Mar.* that the work is done/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Say that the work is done' })).toBeNull();
    expect(asked.filter(({ method }) => method === 'POST').length).toBe(1);
  });

  it('The page of an application sends and changes the answer whether the employer made contact', async () => {
    let now = labourApplicationResponse({ status: 'shortlisted', acts: ['confirm_contact'] });
    const asked = serveWeb({
      [ONE]: () => json(now),
      [CONFIRM]: ({ body }) => {
        const { contacted } = Object(body);
        now = { ...now, contact_confirmation: { contacted, notes: null, created_at: at, updated_at: at } };
        return json(now.contact_confirmation, 201);
      },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'No, not yet' }));
    expect(await screen.findByText('Thank you for your feedback.')).toBeTruthy();
    expect(await screen.findByText('You said: they have not contacted you.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change my answer' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Contact confirmed.')).toBeTruthy();
    const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([
      { contacted: false, notes: null },
      { contacted: true, notes: null },
    ]);
  });

  it('The list of applications asks the contact question and keeps it after `contact_confirmation_closed`', async () => {
    const application = labourApplicationResponse({ status: 'shortlisted', acts: ['confirm_contact'] });
    serveWeb({
      [LIST]: () => json({ applications: [application], total: 1, page: 1, limit: 50, pages: 1 }),
      [CONFIRM]: () => problem(409, 'contact_confirmation_closed'),
    });
    renderWeb(<MyApplications />, '/labour/dashboard/applications');
    const question = within(await screen.findByRole('region', { name: 'Did Sri Sai contact you?' }));
    fireEvent.click(question.getByRole('button', { name: 'Yes' }));
    expect(await question.findByText('You cannot answer this now.')).toBeTruthy();
  });

  it('A card asks one question or links to the application, and collapses what the employer and the worker wrote', async () => {
    const written = { message: 'I have tools', employer_feedback: 'Come on Monday' };
    const asked = labourApplicationResponse({ status: 'shortlisted', acts: ['confirm_contact'], ...written });
    const answered = { ...labourApplicationResponse({ status: 'pending' }), id: asked.id + 1 };
    serveWeb({
      [LIST]: () => json({ applications: [asked, answered], total: 2, page: 1, limit: 50, pages: 1 }),
    });
    renderWeb(<MyApplications />, '/labour/dashboard/applications');
    const [first, second] = await screen.findAllByRole('article');
    if (!first || !second) throw new Error('Two cards are expected');
    const collapsed = first.querySelector('details');
    expect(collapsed?.open).toBe(false);
    expect(collapsed?.querySelector('summary')?.textContent).toContain('The employer wrote');
    for (const text of [/Come on Monday/, /I have tools/, /Open this application/])
      expect(collapsed?.contains(within(first).getByText(text))).toBe(true);
    expect(
      within(second)
        .getByRole('link', { name: /Open this application/ })
        .closest('details'),
    ).toBeNull();
  });

  it('The page of an application updates the status from a push message and shows “not found” for an unknown id', async () => {
    let now = labourApplicationResponse();
    const asked = serveWeb({ [ONE]: () => json(now) });
    const { queryClient } = show();
    await screen.findByText(/The employer has not looked yet/);
    now = labourApplicationResponse({ status: 'shortlisted' });
    act(() => patchApplicationStatus(queryClient, { id: 1, status: 'shortlisted' }));
    expect(await screen.findByText(/The employer likes your application/)).toBeTruthy();
    await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/1/')).length).toBe(2));
    cleanup();
    serveWeb({});
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Application not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my applications' })).toBeTruthy();
  });

  it('The list of applications requests those of one status from the server', async () => {
    const asked = serveWeb({
      [LIST]: () => json({ applications: [labourApplicationResponse()], total: 6, page: 1, limit: 50, pages: 1 }),
    });
    renderWeb(<MyApplications />, '/labour/dashboard/applications');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Status' }), { target: { value: 'rejected' } });
    await waitFor(() => expect(asked.at(-1)?.query.get('status')).toBe('rejected'));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('?status=rejected'));
  });
});
