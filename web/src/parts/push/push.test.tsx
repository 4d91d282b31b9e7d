// @vitest-environment happy-dom
// Tests push notifications on this device: permission, subscription, and the message if push is unavailable.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from '#contracts/z.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import '../../kit/overlay/toast-area.tsx';
import { PushOfferCard } from './push-offer-card.tsx';
import { PushSettingsRow } from './push-settings-row.tsx';
import { PushSubscriptionSync } from './push-subscription-sync.tsx';

const KEY = 'GET /api/v1/me/push/key/';
const ON = 'POST /api/v1/me/push/';
const OFF = 'DELETE /api/v1/me/push/';
const ADDRESS = { endpoint: 'https://push.example.com/a', keys: { p256dh: 'p', auth: 'a' } };
const SERVER_KEY = 'BP-_AQ';

type Permission = 'default' | 'granted' | 'denied';

/** Fakes a browser with this permission and this answer to the permission request. */
function fakeBrowser({
  permission = 'default',
  answer = 'granted',
  rings = false,
  madeWith = SERVER_KEY,
  subscribes = true,
}: {
  permission?: Permission;
  answer?: Permission;
  rings?: boolean;
  /** The server key of the existing subscription. */
  madeWith?: string;
  subscribes?: boolean;
} = {}) {
  const state = { rings, permission, unsubscribed: 0 };
  const subscriptionOf = (endpoint: string, key: string) => ({
    endpoint,
    options: { applicationServerKey: new Uint8Array(Buffer.from(key, 'base64url')).buffer },
    toJSON: () => ({ ...ADDRESS, endpoint, expirationTime: null }),
    unsubscribe: async () => {
      state.rings = false;
      state.unsubscribed += 1;
      return true;
    },
  });
  let subscription = subscriptionOf(ADDRESS.endpoint, madeWith);
  const pushManager = {
    getSubscription: async () => (state.rings ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (!subscribes) throw new DOMException('no', 'AbortError');
      state.rings = true;
      const address = state.unsubscribed > 0 ? `${ADDRESS.endpoint}${state.unsubscribed}` : ADDRESS.endpoint;
      subscription = subscriptionOf(address, applicationServerKey);
      return subscription;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ pushManager }) },
    configurable: true,
  });
  return state;
}

const serve = (routes: Parameters<typeof serveWeb>[0] = {}) =>
  serveWeb({
    'GET /api/v1/labour/profile/': () => json(labourProfile),
    [KEY]: () => json({ public_key: SERVER_KEY }),
    [ON]: () => json({ is_on: true }),
    [OFF]: () => json({ is_on: false }),
    ...routes,
  });

const rows = (
  <ul>
    <PushSettingsRow />
  </ul>
);
const box = () => screen.findByRole('checkbox', { name: /Notifications when the app is closed/ });

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
  localStorage.setItem('userData', JSON.stringify({ id: 1, first_name: 'Ravi', user_type: 'labour', completion: 70 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('push settings row', () => {
  it("The push switch subscribes after the browser's permission and unsubscribes again, and the server receives both", async () => {
    fakeBrowser();
    const asked = serve();
    renderWeb(rows);
    fireEvent.click(await box());
    await waitFor(async () => expect(await box()).toHaveProperty('checked', true));
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ ...ADDRESS, expirationTime: null });
    fireEvent.click(await box());
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'DELETE')?.body).toEqual({ endpoint: ADDRESS.endpoint }),
    );
    await waitFor(async () => expect(await box()).toHaveProperty('checked', false));
  });

  it.each([
    [
      'the user has refused the permission',
      () => fakeBrowser({ permission: 'denied' }),
      {},
      /Notifications are blocked/,
    ],
    ['the browser does not support push', () => undefined, {}, /This browser cannot show notifications/],
    [
      'the server has no VAPID keys',
      () => fakeBrowser(),
      { [KEY]: () => problem(409, 'push_off') },
      /not available yet/,
    ],
  ])('The push settings row shows the reason and no switch if %s', async (_, give, routes, words) => {
    give();
    serve(routes);
    renderWeb(rows);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('The push switch stays off and shows an error if the server refuses the subscription', async () => {
    fakeBrowser();
    serve({ [ON]: () => problem(503, 'unavailable') });
    renderWeb(rows);
    fireEvent.click(await box());
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    expect(await box()).toHaveProperty('checked', false);
  });
});

describe('push offer', () => {
  it('The push offer never appears again after "not now"', async () => {
    fakeBrowser();
    serve();
    const { unmount } = renderWeb(<PushOfferCard />);
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('Notifications when the app is closed')).toBeNull();
    unmount();
    renderWeb(<PushOfferCard />);
    await waitFor(() => expect(screen.queryByText('Notifications when the app is closed')).toBeNull());
  });

  it("The push offer explains how to change the browser's setting after a refused permission", async () => {
    fakeBrowser({ answer: 'denied' });
    serve();
    renderWeb(<PushOfferCard />);
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(/Notifications are blocked/)).toBeTruthy();
  });
});

describe('subscribed browser', () => {
  it('A subscribed browser registers again for the same user in a new session', async () => {
    const browser = fakeBrowser({ permission: 'granted', rings: true });
    localStorage.setItem('ringsFor', '1');
    const asked = serve();
    renderWeb(<PushSubscriptionSync />);
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
    expect(browser.unsubscribed).toBe(0);
  });

  const addresses = (asked: ReturnType<typeof serve>, wanted: string) =>
    asked.flatMap(({ method, body }) =>
      method === wanted ? [z.looseObject({ endpoint: z.string() }).parse(body).endpoint] : [],
    );

  it('A subscription with an outdated server key is replaced, and its old endpoint is only deleted', async () => {
    const browser = fakeBrowser({ permission: 'granted', rings: true, madeWith: 'BOLD' });
    localStorage.setItem('ringsFor', '1');
    const asked = serve();
    renderWeb(
      <>
        <PushSubscriptionSync />
        {rows}
      </>,
    );
    await waitFor(() => expect(addresses(asked, 'POST')).toEqual([`${ADDRESS.endpoint}1`]));
    await waitFor(async () => expect(await box()).toHaveProperty('checked', true));
    expect(addresses(asked, 'DELETE')).toEqual([ADDRESS.endpoint]);
    expect(browser).toMatchObject({ rings: true, unsubscribed: 1 });
  });

  it('A subscription with an outdated server key shows as off if the browser cannot create a new one', async () => {
    fakeBrowser({ permission: 'granted', rings: true, madeWith: 'BOLD', subscribes: false });
    localStorage.setItem('ringsFor', '1');
    const asked = serve();
    renderWeb(
      <>
        <PushSubscriptionSync />
        {rows}
      </>,
    );
    expect(await box()).toHaveProperty('checked', false);
    await waitFor(() => expect(addresses(asked, 'DELETE')).toEqual([ADDRESS.endpoint]));
    expect(addresses(asked, 'POST')).toEqual([]);
  });

  it('A subscription whose endpoint the server has given up is replaced by a new endpoint', async () => {
    fakeBrowser({ permission: 'granted', rings: true });
    localStorage.setItem('ringsFor', '1');
    let calls = 0;
    const asked = serve({
      [ON]: () => {
        calls += 1;
        return json({ is_on: calls > 1 });
      },
    });
    renderWeb(<PushSubscriptionSync />);
    await waitFor(() => expect(addresses(asked, 'POST')).toEqual([ADDRESS.endpoint, `${ADDRESS.endpoint}1`]));
  });

  it('A subscription of another user is removed at sign-in', async () => {
    const browser = fakeBrowser({ permission: 'granted', rings: true });
    localStorage.setItem('ringsFor', '2');
    const asked = serve();
    renderWeb(<PushSubscriptionSync />);
    await waitFor(() => expect(browser.unsubscribed).toBe(1));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });
});
