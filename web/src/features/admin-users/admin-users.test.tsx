// @vitest-environment happy-dom
// Tests the user pages of administrators: masked data, actions that require a reason, and errors.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { IdentityDetail } from '#contracts/admin-identities.ts';
import type { ListedUser, UserDetail } from '#contracts/admin-people.ts';
import type { AdminAccount } from '#contracts/admins.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AdminProvider } from '../../parts/admin/admin-session.tsx';
import { IdentityReview } from './identity-review.tsx';
import { UserPage } from './user-page.tsx';
import { UsersList } from './users-list.tsx';
// Preloads the module that the first toast imports lazily, because on a busy machine the import is too slow for tests.
import '../../kit/overlay/toast-area.tsx';

const LIST = 'GET /api/v1/admin/users';
const ONE = 'GET /api/v1/admin/users/7';
const SUSPEND = 'POST /api/v1/admin/users/7/suspend';
const REVEAL = 'POST /api/v1/admin/users/7/reveal-phone';
const REVIEW = 'GET /api/v1/admin/identities/3';

const ravi: ListedUser = {
  id: 7,
  uid: '0b8f5a52-9a0e-4c5c-8a5e-3b1f2c4d5e6f',
  user_type: 'labour',
  first_name: 'Ravi',
  last_name: 'Kumar',
  company_name: null,
  phone_masked: '98••••••10',
  state: 'Karnataka',
  city: 'Bengaluru',
  status: 'active',
  identity_status: 'pending',
  created_at: '2026-11-20T06:30:00.000Z',
};

const whole: UserDetail = {
  ...ravi,
  language: 'hi',
  pincode: null,
  identity: { type: 'aadhaar', masked: 'XXXX XXXX 2346', status: 'pending' },
  reviews: [],
  documents: [],
  skills: ['mason'],
  experience_years: 4,
  languages_known: ['hi'],
  has_gst_number: false,
  jobs: {},
  applications: { pending: 2 },
  labour_reputation: null,
  employer_reputation: null,
  reports: { total: 0, latest: [] },
  sessions: 1,
  seen_at: null,
  suspension: null,
  erased_at: null,
  erase_at: null,
  cases: [{ type: 'report', id: 5, label: 'KS-7F3K-29QD', since: '2026-11-20T06:30:00.000Z' }],
  audit: [],
};

const review: IdentityDetail = {
  id: 3,
  user_id: 7,
  user_type: 'labour',
  first_name: 'Ravi',
  last_name: 'Kumar',
  company_name: null,
  identity: whole.identity,
  documents: ['identity'],
  cause: 'documents',
  other_claims: { accounts: 0, verified: false },
  submitted_at: '2026-11-20T06:30:00.000Z',
  status: 'pending',
  reason: null,
  reviewer: null,
  decided_at: null,
  gst_number: null,
  state: 'Karnataka',
  city: 'Bengaluru',
  papers: [{ kind: 'identity', content_type: 'image/png', size: 3, uploaded_at: '2026-11-20T06:30:00.000Z' }],
};

const admin: AdminAccount = { id: 1, username: 'asha', email: null, full_name: 'Asha Menon', role: 'moderator' };
const as = (role: AdminAccount['role'], page: React.ReactNode, at?: string) =>
  renderWeb(<AdminProvider admin={{ ...admin, role }}>{page}</AdminProvider>, at);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const reasonIn = async (text: string) => {
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByLabelText('Reason'), { target: { value: text } });
  return sheet;
};

beforeAll(startWords);
beforeEach(() => localStorage.setItem('admin_token', 'adm_token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (users: ListedUser[], total = users.length) => json({ users, total, page: 1, limit: 20, pages: 1 });

it('The user list reads its filters from the URL, masks phone numbers and shows “More than 1,000 users”', async () => {
  const asked = serveWeb({ [LIST]: () => page([ravi], 1001) });
  as('viewer', <UsersList />, '/?q=kumar&state=Karnataka&status=nonsense');
  expect(await screen.findByText('98••••••10')).toBeTruthy();
  expect(screen.getByText('More than 1,000 users')).toBeTruthy();
  expect(String(asked.find(({ path }) => path === '/api/v1/admin/users')?.query)).toBe(
    'q=kumar&state=Karnataka&limit=20',
  );
});

it('The user list has different texts for an empty result and for a failed request', async () => {
  let tries = 0;
  serveWeb({ [LIST]: () => (tries++ ? page([]) : problem(500, 'internal')) });
  as('viewer', <UsersList />);
  expect(await screen.findByText('Failed to get users. Try again.')).toBeTruthy();
  press('Try again');
  expect(await screen.findByText('No users found')).toBeTruthy();
});

it('A viewer sees a user but no buttons', async () => {
  serveWeb({ [ONE]: () => json(whole) });
  as('viewer', <UserPage id={7} />);
  expect(await screen.findByRole('heading', { name: 'Ravi Kumar' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('The page of a user shows the typed name beside the readable one', async () => {
  serveWeb({ [ONE]: () => json({ ...whole, first_name: 'सुनीता', last_name: 'देवी' }) });
  as('viewer', <UserPage id={7} />);
  expect(await screen.findByRole('heading', { name: 'Sunita Devi' })).toBeTruthy();
  expect(screen.getByText('सुनीता देवी').lang).toBe('hi');
});

it('A moderator must give a reason to suspend a user, and the page shows the new status at once', async () => {
  const suspended: UserDetail = {
    ...whole,
    status: 'suspended',
    suspension: { since: '2026-11-21T06:30:00.000Z', reason: 'Asked for money.' },
  };
  const asked = serveWeb({ [ONE]: () => json(whole), [SUSPEND]: () => json(suspended) });
  as('moderator', <UserPage id={7} />);
  await screen.findByRole('heading', { name: 'Ravi Kumar' });
  press('Suspend');
  const sheet = await reasonIn('  ');
  fireEvent.click(sheet.getByRole('button', { name: 'Suspend' }));
  expect(await sheet.findByText('Please fill this in.')).toBeTruthy();
  await reasonIn('Asked for money.');
  fireEvent.click(sheet.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Asked for money.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy();
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { reason: 'Asked for money.' },
  ]);
});

it('A phone number is shown after case and reason; a 429 shows the waiting time', async () => {
  let tries = 0;
  const asked = serveWeb({
    [ONE]: () => json(whole),
    [REVEAL]: () =>
      tries++ ? json({ phone_number: '+919876543210' }) : problem(429, 'rate_limited', { retry_after: 7200 }),
  });
  as('moderator', <UserPage id={7} />);
  await screen.findByRole('heading', { name: 'Ravi Kumar' });
  press('Show phone number');
  const sheet = await reasonIn('They asked to be called.');
  const go = sheet.getByRole('button', { name: 'Show phone number' });
  fireEvent.click(go);
  expect(await sheet.findByText('Please fill this in.')).toBeTruthy();
  fireEvent.change(sheet.getByLabelText('Case'), { target: { value: 'report 5' } });
  fireEvent.click(go);
  await waitFor(() => expect(sheet.getByText(/2 hours/)).toBeTruthy());
  fireEvent.click(go);
  expect(await screen.findByText('+919876543210')).toBeTruthy();
  const body = { reason: 'They asked to be called.', case_type: 'report', case_id: 5 };
  expect(asked.filter(({ method }) => method === 'POST').map((call) => call.body)).toEqual([body, body]);
});

it('A phone number cannot be requested without an open case', async () => {
  serveWeb({ [ONE]: () => json({ ...whole, cases: [] }) });
  as('moderator', <UserPage id={7} />);
  await screen.findByRole('heading', { name: 'Ravi Kumar' });
  press('Show phone number');
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/^There is no open case about this person/)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Show phone number' })).toBeNull();
});

it('An identity review is decided beside its document and is read-only afterwards', async () => {
  const asked = serveWeb({
    [REVIEW]: () => json(review),
    'POST /api/v1/admin/identities/3/approve': () =>
      json({ ...review, status: 'verified', reviewer: 'asha', decided_at: '2026-11-21T06:30:00.000Z', papers: [] }),
  });
  as('moderator', <IdentityReview id={3} />);
  expect(await screen.findByRole('button', { name: 'Show: Identity card' })).toBeTruthy();
  press('Verify');
  expect(await screen.findByText(/Decided by asha/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('The pages of a document are shown beside the typed name, can be enlarged, and are discarded', async () => {
  const page = { webp_base64: 'UklGRg==', width: 1000, height: 666 };
  serveWeb({
    [REVIEW]: () => json({ ...review, first_name: 'रवि', last_name: 'कुमार' }),
    'GET /api/v1/admin/identities/3/papers/identity/pages': () => json({ pages: [page], total_pages: 1 }),
  });
  as('moderator', <IdentityReview id={3} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show: Identity card' }));
  const pane = await screen.findByRole('region', { name: 'Identity card of Ravi Kumar' });
  expect(within(pane).getByRole('img').getAttribute('src')).toBe('data:image/webp;base64,UklGRg==');
  expect(screen.getAllByText('रवि कुमार')).toHaveLength(2);
  press('Zoom in');
  press('Zoom in');
  expect(screen.getByText('200%')).toBeTruthy();
  expect(pane.dataset.zoom).toBe('200');
  press('Hide the paper');
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
});

it('A document that cannot be rendered has an explanation instead of pages', async () => {
  serveWeb({
    [REVIEW]: () => json(review),
    'GET /api/v1/admin/identities/3/papers/identity/pages': () => json({ pages: [], total_pages: 0 }),
  });
  as('moderator', <IdentityReview id={3} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show: Identity card' }));
  expect(await screen.findByText(/^This file cannot be shown/)).toBeTruthy();
});
