// @vitest-environment happy-dom
// Tests the page of one applicant: phone number, verification, notes and decisions.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { employerApplicationResponse } from '#testing/application-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { ApplicantPage } from '../../pages/applicant-page.tsx';

const BASE = '/api/v1/employers/applications/1/';
const ONE = `GET ${BASE}`;
const at = '2026-03-02T05:00:00Z';

const person = employerApplicationResponse({
  status: 'shortlisted',
  allowed: ['accepted', 'rejected', 'cancelled'],
  acts: ['see_contact', 'verify'],
  timeline: [
    { status: 'pending', by: 'labour', feedback: null, reason: null, at: '2026-03-01T10:00:00Z' },
    { status: 'under_review', by: 'system', feedback: null, reason: null, at },
    { status: 'shortlisted', by: 'employer', feedback: 'We call you soon', reason: null, at },
  ],
  applicant_profile: { ...employerApplicationResponse().applicant_profile, phone_masked: '+91 ••••••• 45' },
});

const show = () =>
  renderWeb(
    <Routes>
      <Route path="employer/dashboard/applicants/:applicationId" element={<ApplicantPage />} />
    </Routes>,
    '/employer/dashboard/applicants/1',
  );

const posted = (asked: ReturnType<typeof serveWeb>) => asked.filter(({ method }) => method !== 'GET');

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('Page of an applicant', () => {
  it('The contact card says that the applicant is notified, and shows the phone number after one tap', async () => {
    const contact = { phone_number: '+919845012345', whatsapp_url: 'https://wa.me/919845012345', email: null };
    const asked = serveWeb({ [ONE]: () => json(person), [`POST ${BASE}contact/`]: () => json(contact) });
    show();
    expect(await screen.findByText('Ramesh will see that you looked.')).toBeTruthy();
    expect(posted(asked)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show the number' }));
    expect((await screen.findByRole('link', { name: /^Call/ })).getAttribute('href')).toBe('tel:+919845012345');
    expect(screen.getByRole('link', { name: /^WhatsApp/ })).toBeTruthy();
    expect(posted(asked).length).toBe(1);
  });

  it('The photos of the work open in a viewer, and a worker without photos has no such section', async () => {
    const picture = {
      uid: '00000000-0000-4000-8000-000000000001',
      width: 1280,
      height: 960,
      uploaded_at: at,
    };
    let pictures = [picture];
    serveWeb({
      [ONE]: () => json({ ...person, applicant_profile: { ...person.applicant_profile, work_pictures: pictures } }),
    });
    show();
    const section = within(await screen.findByRole('region', { name: 'Photos of the work' }));
    fireEvent.click(section.getByRole('button', { name: 'Photo 1 of the work' }));
    expect(await screen.findByRole('dialog', { name: 'Photo 1 of the work' })).toBeTruthy();
    cleanup();
    pictures = [];
    show();
    await screen.findByText('Ramesh will see that you looked.');
    expect(screen.queryByRole('region', { name: 'Photos of the work' })).toBeNull();
  });

  it('The contact card hides the phone number of an application that has ended', async () => {
    serveWeb({ [ONE]: () => json({ ...person, status: 'rejected', allowed: [], acts: [] }) });
    show();
    expect(await screen.findByText('This application is over, so the number is hidden.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show the number' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Hire/ })).toBeNull();
  });

  it('The verification form requires at least one contact method and records the verification', async () => {
    let now: EmployerApplication = person;
    const asked = serveWeb({
      [ONE]: () => json(now),
      [`POST ${BASE}verification/`]: ({ body }) => {
        now = { ...now, verification: { ...Object(body), created_at: at } };
        return json(now.verification, 201);
      },
    });
    show();
    const card = within(await screen.findByRole('region', { name: 'Have you spoken to Ramesh?' }));
    fireEvent.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('Choose at least one way.')).toBeTruthy();
    expect(posted(asked)).toEqual([]);
    fireEvent.click(card.getByRole('checkbox', { name: 'face to face' }));
    fireEvent.click(card.getByRole('checkbox', { name: 'by phone' }));
    fireEvent.click(card.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Verification recorded successfully.')).toBeTruthy();
    expect(posted(asked)[0]?.body).toEqual({
      contact_methods_verified: ['phone', 'in_person'],
      identity_match: false,
      notes: null,
    });
    expect(await screen.findByText('Contact: by phone, face to face')).toBeTruthy();
  });

  it('The notes card keeps the typed text if saving fails, and saves it later', async () => {
    let isAway = true;
    let now: EmployerApplication = person;
    serveWeb({
      [ONE]: () => json(now),
      [`PUT ${BASE}notes/`]: ({ body }) => {
        if (isAway) return Promise.reject(new TypeError('away'));
        now = { ...now, notes: Object(body).notes };
        return json({ notes: now.notes });
      },
    });
    show();
    const field = await screen.findByRole('textbox', { name: /Only you can read this/ });
    fireEvent.change(field, { target: { value: 'Asks for 850' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save my notes' }));
    const card = within(screen.getByRole('region', { name: 'My notes' }));
    await card.findByRole('alert');
    expect(card.getByDisplayValue('Asks for 850')).toBeTruthy();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Save my notes' }));
    expect(await screen.findByText('Your notes are saved.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save my notes' })).toBeNull());
  });

  it('The applicant page hires with a message and shows the new status at once', async () => {
    let now: EmployerApplication = person;
    const asked = serveWeb({
      [ONE]: () => json(now),
      [`PATCH ${BASE}status/`]: () => {
        now = { ...person, status: 'accepted', allowed: ['completed', 'cancelled'], version: 4 };
        return json(now);
      },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Hire: Ramesh' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /A few words to Ramesh/ }), {
      target: { value: 'Come on Monday' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Hire' }));
    expect(await screen.findByText(/^Application status updated\. /)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Mark work done: Ramesh' })).toBeTruthy();
    expect(posted(asked)[0]?.body).toEqual({ status: 'accepted', employer_feedback: 'Come on Monday', version: 3 });
    expect(screen.getByText('“We call you soon”')).toBeTruthy();
  });

  it('A shortlisted applicant gets a message without a change of status, and an empty message is not sent', async () => {
    const asked = serveWeb({
      [ONE]: () => json({ ...person, acts: ['message'] }),
      [`POST ${BASE}message/`]: () => json({ ...person, employer_feedback: 'Come on Monday' }),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Write to Ramesh' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: 'Send' }));
    expect((await sheet.findByRole('alert')).textContent).toBe('Choose a sentence or write something.');
    expect(posted(asked)).toEqual([]);
    fireEvent.change(await sheet.findByLabelText(/A few words to Ramesh/), { target: { value: 'Come on Monday' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted(asked).map(({ path, body }) => [path, body])).toEqual([
      [`${BASE}message/`, { employer_feedback: 'Come on Monday' }],
    ]);
    expect(await screen.findByText('We have told Ramesh.')).toBeTruthy();
  });

  it('The applicant page shows “not found” for an unknown id and retries after a 500', async () => {
    serveWeb({});
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Applicant not found' })).toBeTruthy();
    cleanup();
    let isDown = true;
    serveWeb({ [ONE]: () => (isDown ? problem(500, 'internal') : json(person)) });
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ramesh Yadav' })).toBeTruthy();
  });
});
