// @vitest-environment happy-dom
// Tests the identity check of a user: the state of each step, the identity number, and the documents.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Verification as State } from '#contracts/verification.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Verification } from './verification.tsx';

const VERIFICATION = '/api/v1/me/verification/';
const IDENTITY = '/api/v1/me/identity/';
const CONSENTS = '/api/v1/me/consents/';
const at = '2026-11-21T09:00:00+05:30';

const nothing: State = {
  badges: ['phone_verified'],
  identity: null,
  documents: { identity: null, pan: null, gst: null },
  review: null,
};
const given: State = { ...nothing, identity: { type: 'aadhaar', masked: 'XXXX XXXX 2346', status: 'format_valid' } };
const card = { uid: 'u', name: 'card.jpg', content_type: 'image/jpeg', size: 1000, uploaded_at: at };
const withCard: State = { ...given, documents: { ...given.documents, identity: card } };
const decided = (status: 'verified' | 'rejected', reason: string | null): State => ({
  ...given,
  identity: { type: 'aadhaar', masked: 'XXXX XXXX 2346', status },
  review: { status, submitted_at: at, decided_at: at, reason },
});

const consents = (given_now: boolean) => ({
  version: '2026-11',
  consents: [
    { purpose: 'identity', given: given_now, version: null, language: null, given_at: null, withdrawn_at: null },
  ],
});

const serve = (state: State, routes: Parameters<typeof serveWeb>[0] = {}) =>
  serveWeb({
    'GET /api/v1/labour/profile/': () => json(labourProfile),
    [`GET ${VERIFICATION}`]: () => json(state),
    [`GET ${CONSENTS}`]: () => json(consents(true)),
    ...routes,
  });

const states = () => screen.getAllByRole('listitem').map((step) => step.textContent ?? '');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
  localStorage.setItem('userData', JSON.stringify({ id: 1, first_name: 'Ravi', user_type: 'labour', completion: 70 }));
});

afterEach(cleanup);

describe('Steps of the identity check', () => {
  it('The verification page says that a number has a valid format but is not confirmed', async () => {
    serve(given);
    renderWeb(<Verification />);
    await screen.findByText('Aadhaar XXXX XXXX 2346');
    expect(states()[1]).toContain('Done');
    expect(states()[1]).toContain('Our team has not checked it yet');
    expect(states()[2]).toContain('Open');
  });

  it('The verification page shows a confirmed identity without further actions', async () => {
    serve(decided('verified', null));
    renderWeb(<Verification />);
    expect(await screen.findByText('Your identity is checked')).toBeTruthy();
    expect(states()[2]).toContain('Checked on 21 November 2026');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('The verification page shows the reason of a rejection and the next actions', async () => {
    serve(decided('rejected', 'The photo is too dark.'));
    renderWeb(<Verification />);
    expect(await screen.findByText('The reason: The photo is too dark.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Give another number' })).toBeTruthy();
  });
});

describe('Identity number', () => {
  const type = async (number: string) =>
    fireEvent.change(await screen.findByLabelText('Aadhaar number'), { target: { value: number } });

  it('The identity number form can be listened to', async () => {
    serve(nothing);
    renderWeb(<Verification />);
    await screen.findByRole('button', { name: 'Listen: Give your ID number' });
  });

  it('The identity number form does not send a number with a wrong check digit', async () => {
    const asked = serve(nothing);
    renderWeb(<Verification />);
    await type('2341 2341 2347');
    press('Save this number');
    await waitFor(() => expect(screen.getByLabelText('Aadhaar number').getAttribute('aria-invalid')).toBe('true'));
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('The identity number form sends a valid number, and the next step opens', async () => {
    const asked = serve(nothing, { [`PUT ${IDENTITY}`]: () => json(given) });
    renderWeb(<Verification />);
    await type('2341 2341 2346');
    press('Save this number');
    expect(await screen.findByText('Send a copy to our team')).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([IDENTITY]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('2346');
  });

  it('The identity number form gives a withdrawn consent again before it sends the number', async () => {
    const asked = serve(nothing, {
      [`GET ${CONSENTS}`]: () => json(consents(false)),
      [`PUT ${CONSENTS}`]: () => json(consents(true)),
      [`PUT ${IDENTITY}`]: () => json(given),
    });
    renderWeb(<Verification />);
    await type('2341 2341 2346');
    press('Save this number');
    await screen.findByText('Send a copy to our team');
    expect(asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([CONSENTS, IDENTITY]);
  });
});

describe('Identity documents', () => {
  it('The submit button for documents is disabled without a document', async () => {
    serve(given);
    renderWeb(<Verification />);
    expect(await screen.findByRole('button', { name: 'Send to our team' })).toHaveProperty('disabled', true);
  });

  it('Submitted documents are shown as in review by our team', async () => {
    const pending: State = {
      ...withCard,
      identity: { type: 'aadhaar', masked: 'XXXX XXXX 2346', status: 'pending' },
      review: { status: 'pending', submitted_at: at, decided_at: null, reason: null },
    };
    serve(withCard, { [`POST ${VERIFICATION}`]: () => json(pending, 201) });
    renderWeb(<Verification />);
    await screen.findByText('card.jpg');
    press('Send to our team');
    expect(await screen.findByText('Our team is checking it')).toBeTruthy();
  });

  it('The verification page shows the error `document_required` of the server', async () => {
    serve(withCard, {
      [`POST ${VERIFICATION}`]: () =>
        problem(422, 'validation_failed', { error_codes: { document: ['document_required'] } }),
    });
    renderWeb(<Verification />);
    await screen.findByText('card.jpg');
    press('Send to our team');
    expect(await screen.findByText('Add a copy of your papers first.')).toBeTruthy();
  });
});
