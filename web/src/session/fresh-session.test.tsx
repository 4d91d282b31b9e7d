// @vitest-environment happy-dom
// Tests a call that requires a recent sign-in: a sheet asks for a code once, a new session starts, and the call is
// repeated.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { call } from '../http/call.ts';
import { useFreshSession } from './fresh-session.tsx';
// Loaded in advance, because the dynamic import at its first use is slow on a busy machine.
import './fresh-sheet.tsx';

const SEND = 'POST /api/v1/auth/send-otp/';
const VERIFY = 'POST /api/v1/auth/verify-otp/';
const ERASE = 'POST /api/v1/me/erase/';
const LOGOUT = 'POST /api/v1/auth/logout/';

function Asker() {
  const fresh = useFreshSession();
  const [outcomes, setOutcomes] = useState<string[]>([]);
  const note = (outcome: string) => setOutcomes((before) => [...before, outcome]);
  const ask = () =>
    fresh(() => call(privacyEndpoints.eraseAccount, {})).then(
      ({ status }) => note(status),
      (error: Error) => note(error.name),
    );
  return (
    <button type="button" onClick={() => void ask()}>
      asks, got {outcomes.join(' ') || 'nothing'}
    </button>
  );
}

const bearer = ({ headers }: ReceivedRequest) => headers.get('authorization');
const cooling = { status: 'cooling', requested_at: null, erase_at: null };

function serve(more: Parameters<typeof serveWeb>[0] = {}): ReceivedRequest[] {
  return serveWeb({
    'GET /api/v1/labour/profile/': () => json(labourProfile),
    [SEND]: () => json({ error: false, message: 'sent', user_exists: true }),
    [VERIFY]: () => json({ access_token: 'fresh', user_type: 'labour', is_new_user: false }),
    [LOGOUT]: () => json({ message: 'bye' }),
    [ERASE]: (asked) => (bearer(asked) === 'Bearer fresh' ? json(cooling) : problem(403, 'session_not_fresh')),
    ...more,
  });
}

async function enterCode(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Send the code' }));
  fireEvent.change(await screen.findByLabelText('The 6-digit code'), { target: { value: '123456' } });
}

const press = () => fireEvent.click(screen.getByText(/asks, got/));

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'old');
  localStorage.setItem('userType', 'labour');
  localStorage.setItem(
    'userData',
    JSON.stringify({ id: labourProfile.id, first_name: 'Ravi', user_type: 'labour', completion: 70 }),
  );
});

afterEach(cleanup);

describe('call that requires a fresh session', () => {
  it("A call that requires a fresh session is repeated after a code to the user's number, and the old session is ended", async () => {
    const asked = serve();
    renderWeb(<Asker />);
    press();
    await enterCode();
    expect(await screen.findByText('asks, got cooling')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/send-otp/'))?.body).toMatchObject({
      phone_number: labourProfile.phone_number,
      for_registration: false,
    });
    expect(localStorage.getItem('authToken')).toBe('fresh');
    await waitFor(() =>
      expect(asked.filter(({ path }) => path.endsWith('/logout/')).map(bearer)).toEqual(['Bearer old']),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('The repeated call uses the CSRF token of the new session', async () => {
    serve();
    localStorage.setItem('csrfToken', 'of-before');
    localStorage.setItem('csrfTokenExpiry', String(Math.floor(Date.now() / 1000) + 3600));
    renderWeb(<Asker />);
    press();
    await enterCode();
    await screen.findByText('asks, got cooling');
    expect(localStorage.getItem('csrfToken')).toMatch(/^value:/);
  });

  it('Parallel calls that require a fresh session share one sheet', async () => {
    serve();
    renderWeb(<Asker />);
    press();
    press();
    await enterCode();
    expect(await screen.findByText('asks, got cooling cooling')).toBeTruthy();
  });

  it('A call is not repeated and rejects with `CancelledByUser` if the user closes the sheet', async () => {
    const asked = serve();
    renderWeb(<Asker />);
    press();
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await screen.findByText('asks, got CancelledByUser')).toBeTruthy();
    expect(asked.filter(({ path }) => path.endsWith('/erase/'))).toHaveLength(1);
    expect(localStorage.getItem('authToken')).toBe('old');
  });

  it('A wrong code leaves the old session unchanged', async () => {
    serve({ [VERIFY]: () => problem(400, 'otp_invalid') });
    renderWeb(<Asker />);
    press();
    await enterCode();
    expect(await screen.findByText('Failed to verify OTP. Try again.')).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBe('old');
  });

  it('The code sheet shows an error and a retry button if no SMS can be sent', async () => {
    serve({ [SEND]: () => problem(503, 'sms_unavailable') });
    renderWeb(<Asker />);
    press();
    fireEvent.click(await screen.findByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText('Failed to send OTP. Try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send the code' })).toBeTruthy();
  });
});
