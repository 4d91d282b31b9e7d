// @vitest-environment happy-dom
// Tests the privacy page: consents, the data export, and requesting and cancelling the erasure of the account.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Consent, DataExport, Erasure } from '#contracts/privacy.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { ErasureNews } from '../../app/frame/erasure-news.tsx';
import { PrivacyHome } from './privacy.tsx';
// Preloads modules that the page imports lazily, because on a busy machine the import is too slow for the test.
import '../../kit/overlay/toast-area.tsx';
import './erasure-banner.tsx';

const CONSENTS = '/api/v1/me/consents/';
const PRIVACY = 'GET /api/v1/me/privacy/';
const ERASE = '/api/v1/me/erase/';
const EXPORT = 'GET /api/v1/me/export/';
const at = '2026-11-21T09:00:00+05:30';

const receipt = (purpose: Consent['purpose'], given: boolean): Consent => ({
  purpose,
  given,
  version: '2026-11',
  language: 'hi',
  given_at: at,
  withdrawn_at: given ? null : at,
});
const consents = (given: boolean) => ({
  version: '2026-11',
  consents: [receipt('registration', true), receipt('identity', given)],
});

const noCopy: DataExport = { status: 'none', requested_at: null, ready_at: null, expires_at: null };
const readyCopy: DataExport = {
  status: 'ready',
  requested_at: at,
  ready_at: at,
  expires_at: '2026-11-28T09:00:00+05:30',
};
const noErasure: Erasure = { status: 'none', requested_at: null, erase_at: null };
const cooling: Erasure = { status: 'cooling', requested_at: at, erase_at: '2026-11-28T09:00:00+05:30' };

interface State {
  copy?: DataExport;
  erasure?: Erasure;
}
const privacy = ({ copy = noCopy, erasure = noErasure }: State = {}) =>
  json({ export: copy, erasure, cooling_days: 7 });

const serve = (routes: Parameters<typeof serveWeb>[0]) =>
  serveWeb({
    'GET /api/v1/labour/profile/': () => json(labourProfile),
    [`GET ${CONSENTS}`]: () => json(consents(true)),
    [PRIVACY]: () => privacy(),
    ...routes,
  });

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
  localStorage.setItem('userData', JSON.stringify({ id: 1, first_name: 'Ravi', user_type: 'labour', completion: 70 }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Consent', () => {
  it('A consent card shows the date, the notice and its language', async () => {
    serve({});
    renderWeb(<PrivacyHome />);
    const card = await screen.findByRole('region', { name: 'Bringing work and workers together' });
    expect(card.textContent).toContain('Agreed on 21 November 2026 · Notice 2026-11, in हिन्दी');
    expect(within(card).queryByRole('button')).toBeNull();
  });

  it('The consent to the identity check is withdrawn only after its consequences were shown', async () => {
    const asked = serve({ [`PUT ${CONSENTS}`]: () => json(consents(false)) });
    renderWeb(<PrivacyHome />);
    await press('Withdraw consent');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('the copies of your papers')).toBeTruthy();
    await within(dialog).findByRole('button', { name: 'Listen: Withdraw your consent?' });
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw consent' }));
    expect(await screen.findByText('Withdrawn on 21 November 2026')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ identity: false });
  });
});

describe('Data export', () => {
  it('The data export is requested, polled and downloaded as a page or a file', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let copy = noCopy;
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    serve({
      [PRIVACY]: () => privacy({ copy }),
      [EXPORT]: () => {
        copy = { ...noCopy, status: 'pending', requested_at: at };
        return json(copy);
      },
      'GET /api/v1/me/export/file/': () => new Response('{}'),
    });
    renderWeb(<PrivacyHome />);
    await press('Ask for my copy');
    expect(await screen.findByText('Your copy is being made')).toBeTruthy();
    copy = readyCopy;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await screen.findByText(/You can download it until 28 November 2026/)).toBeTruthy();
    await press('Get the page to read');
    await waitFor(() => expect(saved).toEqual(['kaamsetu.html']));
    await press('Get the file for computers');
    await waitFor(() => expect(saved).toEqual(['kaamsetu.html', 'kaamsetu.json']));
  });

  it('An export that was deleted in the meantime can be requested again', async () => {
    let copy = readyCopy;
    serve({
      [PRIVACY]: () => privacy({ copy }),
      'GET /api/v1/me/export/file/': () => {
        copy = noCopy;
        return problem(404, 'not_found');
      },
    });
    renderWeb(<PrivacyHome />);
    await press('Get the page to read');
    expect(await screen.findByRole('button', { name: 'Ask for my copy' })).toBeTruthy();
  });
});

describe('Pending erasure of an account', () => {
  const digits = (text: string) =>
    fireEvent.change(screen.getByLabelText('The last 4 digits of your mobile number'), { target: { value: text } });
  const dialog = () => within(screen.getByRole('dialog'));

  it("The erasure needs the last digits of the user's own phone number, typed in any script", async () => {
    const asked = serve({ [`POST ${ERASE}`]: () => json(cooling) });
    renderWeb(<PrivacyHome />);
    await press('Delete my account');
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/labour/profile/'))).toBe(true));
    digits('1111');
    fireEvent.click(dialog().getByRole('button', { name: 'Delete my account' }));
    expect(screen.getByText('These are not the last 4 digits of your number.')).toBeTruthy();
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    digits('२३१०');
    fireEvent.click(dialog().getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Your account will be deleted on 28 November 2026')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('The erasure banner appears on every page, and one tap keeps the account', async () => {
    serve({ [PRIVACY]: () => privacy({ erasure: cooling }), [`DELETE ${ERASE}`]: () => json(noErasure) });
    renderWeb(<ErasureNews />, '/jobs');
    expect(await screen.findByText('Your account will be deleted on 28 November 2026')).toBeTruthy();
    await press('Keep my account');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
    expect(await screen.findByText('Your account stays as it is.')).toBeTruthy();
  });

  it('The erasure banner stays if cancelling fails with 503', async () => {
    serve({
      [PRIVACY]: () => privacy({ erasure: cooling }),
      [`DELETE ${ERASE}`]: () => problem(503, 'unavailable'),
    });
    renderWeb(<ErasureNews />, '/jobs');
    await press('Keep my account');
    expect(await screen.findByText(/will still be deleted/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep my account' })).toBeTruthy();
  });

  it('The erasure banner sends no request for visitors', async () => {
    localStorage.clear();
    const asked = serve({});
    renderWeb(<ErasureNews />, '/jobs');
    expect(asked).toEqual([]);
  });
});
