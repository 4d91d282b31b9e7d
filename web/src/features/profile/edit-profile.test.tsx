// @vitest-environment happy-dom
// Tests editing the user's own profile: only changed fields are sent, and errors appear at their fields.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { employerProfile } from '#testing/employer-profile.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { readStored, store } from '../../kit/storage/browser-store.ts';
import { EditProfile } from './edit-profile.tsx';

const GET = 'GET /api/v1/labour/profile/';
const PATCH = 'PATCH /api/v1/labour/profile/';
const mason = { ...labourProfile, state: 'Maharashtra', city: 'Pune', experience_years: 6, skills: ['mason'] };
const form = '/labour/dashboard/profile/edit';

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

async function open(at = form) {
  renderWeb(<EditProfile />, at);
  await screen.findByRole('heading', { name: 'Change profile' });
}

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store('authToken', 'token');
  store('userType', 'labour');
});

afterEach(cleanup);

describe('Editing a profile', () => {
  it('The profile form sends only changed fields, with null for emptied ones, and updates the cached user', async () => {
    const fresh = { ...mason, first_name: 'Ravindra', profile_completion_percentage: 80 };
    const asked = serveWeb({ [GET]: () => json(mason), [PATCH]: () => json(fresh) });
    await open();
    type('First name', ' Ravindra ');
    type('Years of experience', '');
    fireEvent.click(screen.getByRole('button', { name: 'Woman' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cook' }));
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '05' } });
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '03' } });
    fireEvent.change(screen.getByLabelText('Year'), { target: { value: '1990' } });
    type('Pay you want', '१,२००');
    // The last name gets its old value again, so the request must not contain the last name.
    type('Last name', 'Other');
    type('Last name', 'Kumar');
    press('Save');
    expect(await screen.findByText('Profile updated.')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
      first_name: 'Ravindra',
      experience_years: null,
      gender: 'female',
      skills: ['mason', 'cook'],
      date_of_birth: '1990-03-05',
      expected_salary: { amount: 1200, period: 'day' },
    });
    await waitFor(() => expect(address()).toBe('/labour/dashboard/profile'));
    await waitFor(() => expect(readStored('userData')).toContain('"completion":80'));
    expect(sessionStorage.length).toBe(0);
  });

  it('The profile form sends no request if nothing was changed', async () => {
    const asked = serveWeb({ [GET]: () => json(mason) });
    await open();
    press('Save');
    await waitFor(() => expect(address()).toBe('/labour/dashboard/profile'));
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('The profile form shows an error after a field is left and sends nothing while a field is invalid', async () => {
    // On 31 December, a user born on a 31 December 18 years ago is old enough.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const asked = serveWeb({ [GET]: () => json(mason) });
    await open();
    type('PIN code', '12');
    expect(screen.queryByText('Enter a PIN code of 6 digits.')).toBeNull();
    fireEvent.blur(screen.getByLabelText('PIN code'));
    expect(screen.getByText('Enter a PIN code of 6 digits.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2008' } });
    press('Save');
    expect(screen.getByText('Choose a valid date.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '31' } });
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '12' } });
    expect(screen.getByText('You must be 18 or older.')).toBeTruthy();
    expect(screen.getByText('Please fix 2 answers.')).toBeTruthy();
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('The profile form shows a server error at its field, or above the button if it names no field', async () => {
    const answers = [
      () => problem(422, 'validation_failed', { error_codes: { city: ['too_long'] } }),
      () => problem(500, 'internal'),
    ];
    serveWeb({ [GET]: () => json(mason), [PATCH]: () => answers.shift()?.() ?? problem(404, 'not_found') });
    await open();
    type('Last name', 'Yadav');
    press('Save');
    expect(await screen.findByText('This is too long.')).toBeTruthy();
    press('Save');
    expect(await screen.findByText('Failed to update profile. Try again.')).toBeTruthy();
    expect(screen.getByDisplayValue('Yadav')).toBeTruthy();
  });

  it('The profile form stores unsaved changes in this tab and asks before it discards them', async () => {
    serveWeb({ [GET]: () => json(mason) });
    await open();
    type('Last name', 'Yadav');
    cleanup();
    await open(`${form}?next=%2Fjobs%2F7`);
    expect(screen.getByText(/your changes from before/)).toBeTruthy();
    expect(screen.getByDisplayValue('Yadav')).toBeTruthy();
    press('Cancel');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/jobs/7'));
    expect(sessionStorage.length).toBe(0);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Yadav');
  });

  it('The profile form of an employer requires the e-mail address and validates the GST number', async () => {
    store('userType', 'employer');
    const asked = serveWeb({ 'GET /api/v1/employers/profile/': () => json(employerProfile) });
    await open('/employer/dashboard/profile/edit');
    type('E-mail', '');
    type('GST number', '27AAPFU0939F1ZX');
    press('Save');
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    expect(screen.getByText(/This GST number is not right/)).toBeTruthy();
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });
});
