// @vitest-environment happy-dom
// Tests the work certificate of a wage account: the request, the question to the employer, the reasons, and the 90 days.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountCertificate, WorkCertificate, WorkDays } from '#contracts/work-certificates.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { CertificateCard, CertificateQuestion } from './certificate-card.tsx';
import { WorkDaysCard } from './work-days-card.tsx';
import '../../kit/overlay/toast-area.tsx';

const SHOW = 'GET /api/v1/wages/accounts/7/certificate/';
const ASK = 'POST /api/v1/labour/work-certificates/';
const DECIDE = 'POST /api/v1/employers/work-certificates/3/decisions/';
const CARD = 'GET /api/v1/labour/work-days/';

const days = { from: '2026-11-02', to: '2026-11-20', total_days: 14, half_days: 1, by_code: 9, by_entry: 5 };
const certificate: WorkCertificate = {
  id: 3,
  state: 'requested',
  reason: null,
  days: null,
  requested_at: '2026-11-21T10:00:00.000Z',
  answered_at: null,
};
const view = (more: Partial<AccountCertificate>): AccountCertificate => ({
  certificate,
  certifiable: days,
  has_paper: false,
  allowed: [],
  ...more,
});
const serve = (shown: AccountCertificate) =>
  serveWeb({ [SHOW]: () => json(shown), [ASK]: () => json(shown, 201), [DECIDE]: () => json(shown) });

const posted = (asked: readonly ReceivedRequest[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeAll(startWords);
beforeEach(() => {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the worker', () => {
  it('The worker asks for a certificate with two taps, and sees the days by code and by hand apart', async () => {
    const asked = serve(view({ certificate: null, allowed: ['request'] }));
    renderWeb(<CertificateCard account={7} />);
    await press('Ask for a work certificate');
    for (const line of ['Days by code: 9', 'Days entered by hand: 5', 'Of these, half days: 1'])
      expect(screen.getByText(line)).toBeTruthy();
    expect(posted(asked)).toEqual([]);
    await press('Ask the employer');
    expect(await screen.findByText('Sent to the employer.')).toBeTruthy();
    expect(posted(asked)).toEqual([{ account_id: 7 }]);
  });

  it.each([
    ['requested', null, 'You have asked for a work certificate. The employer has not answered yet.'],
    ['lapsed', null, 'The employer did not answer. You can ask again.'],
    ['declined', 'not_worked', 'The employer said no to the certificate: There was no work on these days'],
    ['revoked', 'recount', 'The work certificate no longer counts: A day was corrected'],
  ] as const)('The worker sees what has become of a request that is %s', async (state, reason, line) => {
    serve(view({ certificate: { ...certificate, state, reason } }));
    renderWeb(<CertificateCard account={7} />);
    expect(await screen.findByText(line)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Work certificate' })).toBeNull();
  });

  it('The worker sees the paper of a certificate', async () => {
    serve(view({ certificate: { ...certificate, state: 'certified', days }, has_paper: true }));
    renderWeb(<CertificateCard account={7} />);
    expect(await screen.findByRole('button', { name: 'Work certificate' })).toBeTruthy();
  });

  it('The worker can make the paper of an earlier certificate while a new request waits', async () => {
    serve(view({ has_paper: true }));
    renderWeb(<CertificateCard account={7} />);
    expect(await screen.findByRole('button', { name: 'Work certificate' })).toBeTruthy();
  });

  it('The worker reads the years of days that are not in one year', async () => {
    serve(view({ certifiable: { ...days, from: '2025-11-02' }, certificate: null, allowed: ['request'] }));
    renderWeb(<CertificateCard account={7} />);
    await press('Ask for a work certificate');
    expect(screen.getByText('14 days of work, 2 Nov 2025 to 20 Nov 2026')).toBeTruthy();
  });

  it('The worker can load the certificate again after a failure', async () => {
    let isFailing = true;
    serveWeb({
      [SHOW]: () =>
        isFailing ? problem(500, 'internal_error') : json(view({ certificate: null, allowed: ['request'] })),
    });
    renderWeb(<CertificateCard account={7} />);
    expect(await screen.findByRole('alert')).toBeTruthy();
    isFailing = false;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Ask for a work certificate' })).toBeTruthy();
  });

  const card = (shown: Partial<WorkDays>) =>
    serveWeb({ [CARD]: () => json({ since: '2025-11-28', certified: 0, uncertified: 0, needed: 90, ...shown }) });

  it('The worker sees how many days are missing for the board, and how many could be certified', async () => {
    card({ certified: 62, uncertified: 11 });
    renderWeb(<WorkDaysCard />);
    expect(await screen.findByText('62 of 90 days are certified')).toBeTruthy();
    expect(screen.getByText('Days still missing: 28')).toBeTruthy();
    expect(screen.getByText(/Employers can certify more days: 11/)).toBeTruthy();
  });

  it('The worker sees that 90 days are enough', async () => {
    card({ certified: 94, uncertified: 3 });
    renderWeb(<WorkDaysCard />);
    expect(await screen.findByText('These are enough days.')).toBeTruthy();
    expect(screen.queryByText(/certify more days/)).toBeNull();
  });
});

describe('the employer', () => {
  beforeEach(() => localStorage.setItem('userType', 'employer'));
  const asking = view({ allowed: ['certify', 'decline'] });

  it('The employer certifies the days that the sheet repeats', async () => {
    const asked = serve(asking);
    renderWeb(<CertificateQuestion account={7} />);
    await press('Yes');
    expect(screen.getByText('An office relies on this. Do not certify a day without work.')).toBeTruthy();
    await press('Certify');
    expect(await screen.findByText('Certified. The worker can make the paper now.')).toBeTruthy();
    expect(posted(asked)).toEqual([
      { decision: 'certify', from: days.from, to: days.to, total_days: 14, half_days: 1, by_code: 9 },
    ]);
  });

  it('The employer declines with a reason', async () => {
    const asked = serve(asking);
    renderWeb(<CertificateQuestion account={7} />);
    await press('No');
    await press('The number of days is wrong');
    expect(await screen.findByText('Sent to the worker.')).toBeTruthy();
    expect(posted(asked)).toEqual([{ decision: 'decline', reason: 'wrong_days' }]);
  });

  it('The employer takes a certificate back with a reason', async () => {
    const asked = serve(
      view({ certificate: { ...certificate, state: 'certified', days }, has_paper: true, allowed: ['revoke'] }),
    );
    renderWeb(<CertificateCard account={7} />);
    await press('Withdraw the certificate');
    expect(screen.getByText('The check of the paper then says so. You cannot undo this.')).toBeTruthy();
    await press('It is another person');
    expect(await screen.findByText('Withdrawn. The worker sees it too.')).toBeTruthy();
    expect(posted(asked)).toEqual([{ decision: 'revoke', reason: 'wrong_person' }]);
  });

  it('A second reason is not sent while the first one is on its way', async () => {
    let resolve = (_: Response): void => undefined;
    const promise = new Promise<Response>((done) => {
      resolve = done;
    });
    const asked = serveWeb({ [SHOW]: () => json(asking), [DECIDE]: () => promise });
    renderWeb(<CertificateQuestion account={7} />);
    await press('No');
    await press('The number of days is wrong');
    const other = screen.getByRole<HTMLButtonElement>('button', { name: 'It is another person' });
    await waitFor(() => expect(other.disabled).toBe(true));
    fireEvent.click(other);
    resolve(json(asking));
    expect(await screen.findByText('Sent to the worker.')).toBeTruthy();
    expect(posted(asked)).toEqual([{ decision: 'decline', reason: 'wrong_days' }]);
  });

  it('The sheet that withdraws does not open alone after a new request hid it', async () => {
    let shown = view({
      certificate: { ...certificate, state: 'certified', days },
      has_paper: true,
      allowed: ['revoke'],
    });
    serveWeb({ [SHOW]: () => json(shown) });
    const { queryClient } = renderWeb(<CertificateCard account={7} />);
    await press('Withdraw the certificate');
    expect(screen.getByRole('dialog')).toBeTruthy();
    const certified = shown;
    shown = asking;
    await queryClient.invalidateQueries();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    shown = certified;
    await queryClient.invalidateQueries();
    expect(await screen.findByRole('button', { name: 'Withdraw the certificate' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
