// @vitest-environment happy-dom
// Tests that a suspended user sees the reason on every page and can still open the permitted pages.
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Suspended } from '../features/suspended/suspended.tsx';
import { call } from '../http/call.ts';
import { SuspensionWatch } from './suspension-watch.tsx';

const BELL = 'GET /api/v1/notifications/labour/notifications/';
const MINE = 'GET /api/v1/me/suspension/';
const suspension = { since: '2026-11-21T06:30:00.000Z', reason: 'Workers were asked for money.' };

function Asks() {
  useQuery({ queryKey: ['asks'], queryFn: () => call(notificationEndpoints.listLabour, {}) });
  return <SuspensionWatch />;
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.setItem('authToken', 'a-token-of-some-length-1234');
  localStorage.setItem('userType', 'labour');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('A 403 `account_suspended` opens the suspension page; a 403 `forbidden` does not', async () => {
  serveWeb({ [BELL]: () => problem(403, 'account_suspended') });
  const first = renderWeb(<Asks />, '/labour/dashboard');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/suspended'));
  first.unmount();
  const asked = serveWeb({ [BELL]: () => problem(403, 'forbidden') });
  renderWeb(<Asks />, '/labour/dashboard');
  await waitFor(() => expect(asked.some(({ path }) => path.includes('notifications'))).toBe(true));
  expect(screen.getByTestId('address').textContent).toBe('/labour/dashboard');
});

it('The privacy settings stay accessible to a suspended user', async () => {
  const asked = serveWeb({ [BELL]: () => problem(403, 'account_suspended') });
  renderWeb(<Asks />, '/settings/privacy/');
  await waitFor(() => expect(asked.some(({ path }) => path.includes('notifications'))).toBe(true));
  expect(screen.getByTestId('address').textContent).toBe('/settings/privacy/');
});

it('The suspension page shows the reason, the grievance link, a load error and the end of the suspension', async () => {
  let answer: () => Response = () => problem(500, 'internal');
  serveWeb({ [MINE]: () => answer() });
  const { queryClient } = renderWeb(<Suspended />, '/suspended');
  expect(await screen.findByText('Couldn’t load this. Try again.')).toBeTruthy();
  answer = () => json({ suspension });
  screen.getByRole('button', { name: 'Check again' }).click();
  expect(await screen.findByText('Workers were asked for money.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Complain' }).getAttribute('href')).toBe('/grievance');
  answer = () => json({ suspension: null });
  await queryClient.refetchQueries();
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/labour/dashboard');
});
