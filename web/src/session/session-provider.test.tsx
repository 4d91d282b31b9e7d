// @vitest-environment happy-dom
// Tests how the session is shown and how it ends: by logout, refusal or inactivity.
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { SignedIn } from '../app/guards.tsx';
import { call } from '../http/call.ts';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { INACTIVITY_CHECK, INACTIVITY_LIMIT } from './inactivity.ts';
import { useSession } from './session-context.ts';

const APPLICATIONS = 'GET /api/v1/labour/applications/';

function Dashboard() {
  const { user, logout } = useSession();
  return (
    <button type="button" onClick={() => void logout()}>
      {user?.first_name} leaves
    </button>
  );
}

const site = (
  <Routes>
    <Route path="labour/dashboard" element={<SignedIn user_type="labour" />}>
      <Route index element={<Dashboard />} />
    </Route>
    <Route path="*" element={<p>Open to all</p>} />
  </Routes>
);

const sessionRoutes = (
  <Routes>
    <Route path="signin" element={<SignInPage />} />
    <Route path="*" element={null} />
  </Routes>
);

const address = () => screen.getByTestId('address').textContent;

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
  localStorage.setItem('language', 'hi');
  localStorage.setItem('userData', JSON.stringify({ id: 1, first_name: 'Ravi', user_type: 'labour', completion: 70 }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('session provider', () => {
  it('The session is shown immediately from storage, without a network response', () => {
    serveWeb({});
    renderWeb(site, '/labour/dashboard');
    expect(screen.getByText('Ravi leaves')).toBeTruthy();
  });

  it('A logout ends the session and opens the landing page', async () => {
    const asked = serveWeb({ 'POST /api/v1/auth/logout/': () => json({ message: 'bye' }) });
    renderWeb(site, '/labour/dashboard');
    fireEvent.click(screen.getByText('Ravi leaves'));
    await waitFor(() => expect(address()).toBe('/'));
    expect(asked.some(({ path }) => path === '/api/v1/auth/logout/')).toBe(true);
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(localStorage.getItem('language')).toBe('hi');
  });

  it('A 401 ends the session and opens sign-in', async () => {
    serveWeb({ [APPLICATIONS]: () => problem(401, 'not_authenticated') });
    renderWeb(site, '/labour/dashboard');
    window.history.replaceState(null, '', '/labour/dashboard');
    await act(() => call(applicationEndpoints.listMyApplications, {}).catch(() => undefined));
    await waitFor(() => expect(address()).toBe('/signin?timeout=true&next=%2Flabour%2Fdashboard'));
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('The sign-in address after a timeout contains the previous path, which survives a reload', async () => {
    window.history.replaceState(null, '', '/settings/privacy');
    serveWeb({ [APPLICATIONS]: () => problem(401, 'not_authenticated') });
    renderWeb(site, '/labour/dashboard');
    await act(() => call(applicationEndpoints.listMyApplications, {}).catch(() => undefined));
    await waitFor(() => expect(address()).toContain('timeout=true'));
    const reloaded = address() ?? '';
    cleanup();
    renderWeb(sessionRoutes, reloaded);
    expect(screen.getByText(/logged out after a long pause/)).toBeTruthy();
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('userType', 'labour');
    cleanup();
    renderWeb(sessionRoutes, reloaded);
    await waitFor(() => expect(address()).toBe('/settings/privacy'));
  });

  it('A session that ends on a public page does not cancel the public queries in progress', async () => {
    serveWeb({ [APPLICATIONS]: () => problem(401, 'not_authenticated') });
    let answer: (list: string) => void = () => {};
    const late = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const fetchList = ({ signal }: { signal: AbortSignal }) => {
      signal.throwIfAborted();
      return late;
    };
    function List() {
      return <p>{useQuery({ queryKey: ['open'], queryFn: fetchList }).data ?? 'on its way'}</p>;
    }
    renderWeb(<List />, '/jobs');
    window.history.replaceState(null, '', '/jobs');
    await act(() => call(applicationEndpoints.listMyApplications, {}).catch(() => undefined));
    await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
    answer('the list');
    expect(await screen.findByText('the list')).toBeTruthy();
  });

  it.each(['/jobs', '/help', '/privacy', '/guides/workers'])(
    'A session that ends on the public page %s leaves the user there',
    async (open) => {
      serveWeb({ [APPLICATIONS]: () => problem(401, 'not_authenticated') });
      renderWeb(site, open);
      window.history.replaceState(null, '', open);
      await act(() => call(applicationEndpoints.listMyApplications, {}).catch(() => undefined));
      await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
      expect(address()).toBe(open);
    },
  );

  it('A logout in one tab ends the session in all tabs, and a new token of one tab is used in all tabs', async () => {
    const asked = serveWeb({});
    renderWeb(site, '/labour/dashboard');
    const changeInOtherTab = (key: string) => act(() => window.dispatchEvent(new StorageEvent('storage', { key })));
    localStorage.setItem('authToken', 'fresh');
    changeInOtherTab('authToken');
    await waitFor(() => expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer fresh'));
    expect(address()).toBe('/labour/dashboard');
    localStorage.removeItem('authToken');
    changeInOtherTab('authToken');
    await waitFor(() => expect(address()).toBe('/signin?next=%2Flabour%2Fdashboard'));
  });

  it('Two hours without activity end the session and open sign-in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serveWeb({});
    renderWeb(site, '/labour/dashboard');
    window.history.replaceState(null, '', '/labour/dashboard?page=2');
    await act(() => vi.advanceTimersByTimeAsync(INACTIVITY_LIMIT + INACTIVITY_CHECK));
    expect(address()).toBe('/signin?timeout=true&next=%2Flabour%2Fdashboard%3Fpage%3D2');
  });
});
