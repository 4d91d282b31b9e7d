// Browser tests of live updates: a change by one user appears on the other user's screen at once, and exactly once
// after a reconnect.
import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import type { PushMessage } from '#contracts/push.ts';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { clientOf } from '#testing/api.ts';
import {
  type BuiltApplication,
  buildApplication,
  buildEmployer,
  buildJob,
  buildLabour,
  buildSession,
} from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { watchTraffic } from './settled.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

/** Returns a worker who has applied to two jobs of one employer. */
async function twoApplications() {
  const { db } = product.database;
  const employer = await buildEmployer(db, { first_name: 'Vandana', last_name: 'Jadhav' });
  const labour = await buildLabour(db, { first_name: 'Ramlal', last_name: 'Yadav', language: 'hi' });
  const apply = async (title: string) => buildApplication(db, { job: await buildJob(db, { employer, title }), labour });
  return { employer, labour, wall: await apply('Mason for a wall'), roof: await apply('Mason for a roof') };
}

const phoneOf = async ({ id }: { id: number }) =>
  (
    await one(
      product.database.db,
      sql`select phone_number from users where id = ${id}`,
      z.object({ phone_number: z.string() }),
    )
  ).phone_number;

/** Returns the bell button that shows this number of unread notifications. */
const unread = ({ page, words }: Visitor, count: number) =>
  page.getByRole('button', {
    name: count === 0 ? words('bell:label') : words('bell:label_unread_other', { count }),
    exact: true,
  });

interface Line {
  /** The number of successful connections since the page opened. */
  connections: number;
  cut(): Promise<void>;
  reconnect(): Promise<void>;
}

/** Returns an object with which the test can cut and restore the socket connection of a page. */
async function lineOf({ page, context, forgive }: Visitor): Promise<Line> {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    open.add(socket);
    server.onMessage((message) => {
      // The message starts with `40`, Socket.IO's CONNECT packet: the server has accepted the session.
      if (String(message).startsWith('40')) line.connections += 1;
      socket.send(message);
    });
  });
  forgive(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/);
  const line: Line = {
    connections: 0,
    cut: async () => {
      isCut = true;
      await context.setOffline(true);
      for (const socket of open) await socket.close();
      open.clear();
    },
    reconnect: async () => {
      isCut = false;
      await context.setOffline(false);
    },
  };
  return line;
}

/** Counts the requests of a page for its notifications, from now on. */
function countListCalls(page: Page) {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/notifications/')) seen.count += 1;
  });
  return seen;
}

async function decide({ id, employer }: BuiltApplication, status: 'shortlisted' | 'accepted'): Promise<void> {
  const { db } = product.database;
  const api = clientOf(() => product.address, await buildSession(db, employer));
  await api.ok(applicationEndpoints.setApplicationStatus, {
    params: { application_id: String(id) },
    body: { status },
  });
}

const countNotices = async ({ id }: { id: number }) =>
  (
    await one(
      product.database.db,
      sql`select count(*)::int as count from notifications where user_id = ${id}`,
      z.object({ count: z.int() }),
    )
  ).count;

describe.skipIf(!hasBrowser)('live connection', () => {
  it("A shortlisting appears on the worker's bell without a request; two changes during a disconnect appear once after the reconnect", async () => {
    const { employer: employerRow, labour, wall, roof } = await twoApplications();
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: await phoneOf(labour) });
    const line = await lineOf(mason);
    const traffic = watchTraffic(mason.page);
    await mason.open('/labour/dashboard/applications');
    await unread(mason, 0).waitFor();
    await waitFor('the connection', () => line.connections > 0);
    await traffic.answered();

    const employer = await browser.visit({ screen: 'desk', language: 'en', as: await phoneOf(employerRow) });
    await employer.open('/employer/dashboard/applicants');
    const card = employer.page.getByRole('article').filter({ hasText: 'Mason for a wall' });
    const asked = countListCalls(mason.page);
    await card.getByRole('button', { name: employer.words('applications:act.shortlisted') }).click();
    await unread(mason, 1).waitFor();
    expect(asked.count, 'the bell rang without a question').toBe(0);

    await line.cut();
    await decide(wall, 'accepted');
    await decide(roof, 'shortlisted');
    await waitFor('both users to be notified', async () => (await countNotices(labour)) === 3);
    expect(await unread(mason, 1).count(), 'nothing comes over a cut line').toBe(1);

    await line.reconnect();
    await unread(mason, 3).waitFor();
    await waitFor('the connection again', () => line.connections > 1);
    await unread(mason, 3).click();
    const lines = mason.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mason for a' });
    await waitFor('three lines', async () => (await lines.count()) === 3);
    expect(await lines.filter({ hasText: 'Mason for a wall' }).count()).toBe(2);
    expect(await unread(mason, 3).count()).toBe(1);
    expect(await countNotices(labour)).toBe(3);
  });
});

const registered = z.object({ registrations: z.array(z.object({ registrationId: z.string() })) });

/**
 * Returns a function that delivers push messages to the service worker of the page through the browser's DevTools
 * protocol, even if the page is closed.
 */
async function pusherOf({ page, context }: Visitor): Promise<(message: PushMessage) => Promise<void>> {
  const line = await context.newCDPSession(page);
  let id = '';
  line.on('ServiceWorker.workerRegistrationUpdated', (update) => {
    id = registered.parse(update).registrations[0]?.registrationId ?? id;
  });
  await line.send('ServiceWorker.enable');
  await waitFor('the service worker', () => id !== '');
  return async (message) => {
    const data = JSON.stringify(message);
    await line.send('ServiceWorker.deliverPushMessage', { origin: product.address, registrationId: id, data });
  };
}

/**
 * Counts how often the service worker searches for open windows, and reads the titles of the notifications that it
 * displays.
 */
async function workerOf({ context }: Visitor) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(`{
    const look = self.clients.matchAll.bind(self.clients);
    self.looks = 0;
    self.clients.matchAll = async (options) => {
      const found = await look(options);
      self.looks += 1;
      return found;
    };
  }`);
  const titles = z.array(z.string());
  return {
    looks: async () => z.int().parse(await worker.evaluate('self.looks')),
    banners: async () =>
      titles.parse(
        await worker.evaluate('self.registration.getNotifications().then((all) => all.map((one) => one.title))'),
      ),
  };
}

describe.skipIf(!hasBrowser)('push notifications of a device', () => {
  it('A push message shows a notification only while the app is closed, and replaces the one that it names in `replaces`', async () => {
    const visitor = await browser.visit({ screen: 'phone', language: 'en', keepsApp: true, notifies: true });
    await visitor.context.grantPermissions(['notifications'], { origin: product.address });
    await visitor.open('/help');
    await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const push = await pusherOf(visitor);
    const worker = await workerOf(visitor);
    const message = { message: 'Words', url: '/notifications', replaces: null };
    const standing = (titles: string[]) =>
      waitFor(`${titles} alone`, async () => (await worker.banners()).sort().join() === titles.join());

    await push({ ...message, title: 'In sight', tag: 'note-1' });
    await waitFor('the first message', async () => (await worker.looks()) === 1);
    await visitor.page.goto('about:blank');
    await push({ ...message, title: 'New application', tag: 'note-2' });
    await standing(['New application']);
    await push({ ...message, title: '2 new applications', tag: 'note-3', replaces: 'note-2' });
    await standing(['2 new applications']);
    await push({ ...message, title: 'Another', tag: 'note-4' });
    await standing(['2 new applications', 'Another']);
  });
});
