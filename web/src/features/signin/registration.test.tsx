// @vitest-environment happy-dom
// Tests the registration: errors at their fields, validation of identity numbers, and input that survives a reload.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#contracts/signin.ts';
import { siteUntilSet } from '#contracts/site-until-set.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { RegisterPage } from '../../pages/register-page.tsx';
import { dropVerifiedPhone, saveVerifiedPhone } from './verified-phone.ts';

const SEND = 'POST /api/v1/auth/send-otp/';
const REGISTER = 'POST /api/v1/auth/register/labour/';
const PROFILE = 'GET /api/v1/labour/profile/';

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const valueIn = (label: string) => screen.getByLabelText(label).getAttribute('value');
const choose = (words: string) => fireEvent.click(screen.getByText(words));

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dropVerifiedPhone();
});

afterEach(cleanup);

describe('Registration', () => {
  function fill() {
    choose('I’m looking for work');
    type('First name', 'Ravi');
    type('Last name', 'Kumar');
    type('Aadhaar number', '2341 2341 2346');
    fireEvent.click(screen.getByLabelText('I am 18 or older'));
    press('Continue');
  }

  it('The registration form marks missing fields and requires an age of 18', () => {
    serveWeb({});
    renderWeb(<RegisterPage />, '/register');
    choose('I’m looking for work');
    press('Continue');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(3);
    expect(screen.getByText('You must be 18 or older.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  });

  it('The registration opens for a visitor with an expired token, without a redirect', async () => {
    localStorage.setItem('authToken', 'expired');
    localStorage.setItem('userType', 'labour');
    const user = { id: 7, first_name: 'Ravi', user_type: 'labour', completion: 40 };
    localStorage.setItem('userData', JSON.stringify(user));
    serveWeb({ [PROFILE]: () => problem(401, 'not_authenticated') });
    renderWeb(<RegisterPage />, '/register');
    expect(await screen.findByText('I’m looking for work')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe('/register');
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('The registration sends only filled fields, with the registration token of the verified number', async () => {
    const opened: ReceivedRequest[] = [];
    serveWeb({
      [REGISTER]: (asked) => {
        opened.push(asked);
        return json({ access_token: 'token', user_type: 'labour' }, 201);
      },
      [PROFILE]: () => json(labourProfile),
    });
    saveVerifiedPhone({ phone: '+919845012310', pass: 'pass' });
    renderWeb(<RegisterPage />, '/register');
    fill();
    press('Create account');
    expect(await screen.findByText('Registration successful')).toBeTruthy();
    expect(opened[0]?.headers.get('authorization')).toBe('Bearer pass');
    expect(opened[0]?.body).toEqual({
      first_name: 'Ravi',
      last_name: 'Kumar',
      phone_number: '+919845012310',
      identity_type: 'aadhaar',
      identity_number: '2341 2341 2346',
      is_adult: true,
      consent_version: CONSENT_VERSION,
      language: 'en',
    });
  });

  it('The registration shows a server error at its field and keeps the input', async () => {
    serveWeb({
      [REGISTER]: () =>
        problem(422, 'validation_failed', {
          errors: { first_name: ['x'] },
          error_codes: { first_name: ['bad_characters'] },
        }),
    });
    saveVerifiedPhone({ phone: '+919845012310', pass: 'pass' });
    renderWeb(<RegisterPage />, '/register');
    fill();
    press('Create account');
    expect(await screen.findByText('Some characters are not allowed here.')).toBeTruthy();
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Kumar');
    expect(screen.getByLabelText('Aadhaar number')).toHaveProperty('value', '2341 2341 2346');
  });

  it('The registration offers sign-in if the number already has an account', async () => {
    serveWeb({ [SEND]: () => json({ error: true, message: 'exists', user_exists: true }) });
    renderWeb(<RegisterPage />, '/register');
    fill();
    press('Continue');
    type('Mobile number', '9845012310');
    press('Send the code');
    expect(await screen.findByText('This number already has an account.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in with it' })).toBeTruthy();
  });

  it('The registration keeps its input over a reload, except the identity number', async () => {
    serveWeb({});
    const { unmount } = renderWeb(<RegisterPage />, '/register');
    fill();
    await screen.findByText('Your trade and place');
    unmount();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/2341/);
    renderWeb(<RegisterPage />, '/register');
    choose('I’m looking for work');
    expect(valueIn('First name')).toBe('Ravi');
    expect(valueIn('Aadhaar number')).toBe('');
    expect(screen.getByLabelText('I am 18 or older')).toHaveProperty('checked', true);
  });

  it('The registration starts with the details if the URL names the role, and the role can be changed', async () => {
    serveWeb({});
    renderWeb(<RegisterPage />, '/register?as=employer');
    expect(screen.getByLabelText('Mobile number')).toBeTruthy();
    press('Back');
    choose('I’m looking for work');
    expect(await screen.findByLabelText('First name')).toBeTruthy();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });

  it('The registration keeps its input on the way back', async () => {
    serveWeb({});
    renderWeb(<RegisterPage />, '/register');
    fill();
    await screen.findByText('Your trade and place');
    press('Mason');
    press('Back');
    expect(await screen.findByLabelText('Aadhaar number')).toHaveProperty('value', '2341 2341 2346');
    press('Continue');
    await screen.findByText('Your trade and place');
    expect(screen.getByRole('button', { name: 'Mason' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('The registration shows the privacy notice in the version that the consent receipt names', async () => {
    serveWeb({});
    renderWeb(<RegisterPage />, '/register');
    fill();
    fireEvent.click(await screen.findByRole('button', { name: 'What we collect and why' }));
    const sheet = await screen.findByRole('dialog');
    expect(sheet.textContent).toContain('Data Protection Board');
    expect(sheet.textContent).toContain(CONSENT_VERSION);
  });
});

describe('Registration of an employer', () => {
  const SITE = 'GET /api/v1/site/';
  const CITIES = 'GET /api/v1/meta/cities/';
  const OPEN = 'POST /api/v1/auth/register/employer/';

  const sendCode = () => json({ error: false, message: 'Sent', user_exists: false, expires_in: 300, resend_after: 30 });
  const verify = () => json({ access_token: 'pass', user_type: null, is_new_user: true });

  function fillPerson() {
    type('First name', 'Vandana');
    type('Last name', 'Rao');
    type('Aadhaar number', '2341 2341 2346');
    fireEvent.click(screen.getByLabelText('I am 18 or older'));
    press('Continue');
  }

  it('An employer verifies the phone number first, and the form registers with it', async () => {
    const asked = serveWeb({
      [SEND]: sendCode,
      'POST /api/v1/auth/verify-otp/': verify,
      [OPEN]: () => problem(422, 'validation_failed', { error_codes: { address: ['bad_characters'] } }),
    });
    renderWeb(<RegisterPage />, '/register');
    choose('I’m hiring');
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
    type('Mobile number', '9845012310');
    press('Send the code');
    fireEvent.change(await screen.findByLabelText('The 6-digit code'), { target: { value: '123456' } });
    await screen.findByLabelText('First name');
    expect(screen.getByText('Step 3 of 4')).toBeTruthy();
    type('E-mail', 'v@example.in');
    fillPerson();
    type('Address', 'Satara');
    press('Create account');
    expect(await screen.findByText('Some characters are not allowed here.')).toBeTruthy();
    const sent = asked.find(({ path }) => path.endsWith('/register/employer/'));
    expect(sent?.headers.get('authorization')).toBe('Bearer pass');
    expect(sent?.body).toMatchObject({ phone_number: '+919845012310', email: 'v@example.in', address: 'Satara' });
  });

  it('The e-mail address is required, unless the setting of the operator makes it optional', async () => {
    saveVerifiedPhone({ phone: '+919845012310', pass: 'pass' });
    serveWeb({ [SITE]: () => json(siteUntilSet) });
    renderWeb(<RegisterPage />, '/register?as=employer');
    fillPerson();
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    cleanup();
    sessionStorage.clear();
    serveWeb({ [SITE]: () => json({ ...siteUntilSet, employer_email_optional: true }) });
    renderWeb(<RegisterPage />, '/register?as=employer');
    await screen.findByLabelText(/E-mail.*optional/);
    fillPerson();
    expect(await screen.findByText('Your business')).toBeTruthy();
  });

  it('A PIN code fills in the state, the town and an empty address, but replaces no typed address', async () => {
    saveVerifiedPhone({ phone: '+919845012310', pass: 'pass' });
    const towns: Record<string, object> = {
      415001: { name: 'Satara', state: 'Maharashtra', district: 'Satara', names: {} },
      560001: { name: 'Bengaluru', state: 'Karnataka', district: 'Bangalore Urban', names: {} },
    };
    serveWeb({
      [CITIES]: ({ query }) => {
        const town = towns[query.get('pincode') ?? ''];
        return json({ cities: town ? [town] : [], areas: [] });
      },
    });
    renderWeb(<RegisterPage />, '/register?as=employer');
    type('E-mail', 'v@example.in');
    fillPerson();
    const pin = await screen.findByLabelText(/PIN code/);
    const give = (text: string) => fireEvent.change(pin, { target: { value: text } });
    give('४१५ ००१');
    await waitFor(() => expect(valueIn('Address')).toBe('Satara, Maharashtra 415001'));
    give('560001');
    await waitFor(() => expect(valueIn('Address')).toBe('Bengaluru, Bangalore Urban, Karnataka 560001'));
    expect(screen.getByRole('combobox', { name: /State/ })).toHaveProperty('value', 'Karnataka');
    type('Address', '12 MG Road');
    give('415001');
    await screen.findByText('Satara, Maharashtra');
    expect(valueIn('Address')).toBe('12 MG Road');
    give('999999');
    expect(await screen.findByText(/don’t know this PIN code/)).toBeTruthy();
  });
});

describe('Identity number', () => {
  const start = (words: string) => {
    serveWeb({});
    renderWeb(<RegisterPage />, '/register');
    choose(words);
  };
  const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label));

  it('The identity number field groups the digits, accepts any script and confirms a valid number', () => {
    start('I’m looking for work');
    type('Aadhaar number', '२३४१२३४१२३४६');
    expect(valueIn('Aadhaar number')).toBe('2341 2341 2346');
    expect(screen.getByText('The number looks right.')).toBeTruthy();
  });

  it.each([
    ['2341 2341 234', /has 12 digits/],
    ['2341 2341 2347', /is not right/],
    ['2341 2341 2346 1234', /virtual ID/],
  ])('The identity number field has a specific error for the Aadhaar number %s', (number, words) => {
    start('I’m looking for work');
    type('Aadhaar number', number);
    leave('Aadhaar number');
    expect(screen.getByText(words)).toBeTruthy();
  });

  it("The identity number field refuses a firm's PAN from a worker and accepts it from an employer", () => {
    start('I’m looking for work');
    press('PAN');
    type('PAN number', 'aaacr5055k');
    leave('PAN number');
    expect(screen.getByText(/fourth letter must be P/)).toBeTruthy();
    cleanup();
    saveVerifiedPhone({ phone: '+919845012310', pass: 'pass' });
    start('I’m hiring');
    type('PAN number', 'aaacr5055k');
    expect(valueIn('PAN number')).toBe('AAACR5055K');
    expect(screen.getByText('The number looks right.')).toBeTruthy();
  });

  it('The registration form warns of a PAN letter that differs from the surname, but continues', async () => {
    start('I’m looking for work');
    press('PAN');
    type('PAN number', 'AAPPV8261K');
    type('First name', 'Asha');
    type('Last name', 'Kale');
    expect(screen.getByText(/5th letter of a PAN/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('I am 18 or older'));
    press('Continue');
    expect(await screen.findByText('Your trade and place')).toBeTruthy();
  });

  it('The registration form checks the GST number itself, against the PAN and against the state', async () => {
    saveVerifiedPhone({ phone: '+919845012310', pass: 'pass' });
    start('I’m hiring');
    type('First name', 'Vandana');
    type('Last name', 'Rao');
    type('E-mail', 'v@example.in');
    press('PAN');
    type('PAN number', 'AAACR5055K');
    fireEvent.click(screen.getByLabelText('I am 18 or older'));
    press('Continue');
    const gst = await screen.findByLabelText(/GST number/);
    const give = (number: string) => {
      fireEvent.change(gst, { target: { value: number } });
      fireEvent.blur(gst);
    };
    give('27AAACR5055K1Z8');
    expect(screen.getByText(/GST number is not right/)).toBeTruthy();
    give('29AAGCB7383J1Z4');
    expect(screen.getByText(/does not belong to the PAN/)).toBeTruthy();
    give('27aaacr5055k1z7');
    expect(screen.getByText('The number looks right.')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: /State/ }), { target: { value: 'Kerala' } });
    await waitFor(() => expect(screen.getByText(/belongs to another state/)).toBeTruthy());
  });
});
