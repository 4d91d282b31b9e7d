// Browser tests of polling: a page whose network blocks the socket still shows the decisions of the other user.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { clientOf } from '#testing/api.ts';
import { type BuiltApplication, buildApplication, buildSession } from '#testing/factories.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { watchTraffic } from './settled.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const phoneRow = z.object({ phone_number: z.string() });

const phoneOf = async ({ id }: { id: number }) =>
  (await one(product.database.db, sql`select phone_number from users where id = ${id}`, phoneRow)).phone_number;

async function decide({ id, employer }: BuiltApplication, status: 'shortlisted' | 'accepted'): Promise<void> {
  const api = clientOf(() => product.address, await buildSession(product.database.db, employer));
  await api.ok(applicationEndpoints.setApplicationStatus, {
    params: { application_id: String(id) },
    body: { status },
  });
}

/** Returns a visitor whose socket is blocked and whose clock the test controls. */
async function visitWithoutSocket(as: { id: number }): Promise<Visitor> {
  const visitor = await browser.visit({ screen: 'phone', language: 'en', as: await phoneOf(as) });
  visitor.forgive(/socket\.io|Failed to load resource|WebSocket/);
  await visitor.page.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close());
  await visitor.page.route(/\/socket\.io\//, (route) => route.abort());
  await visitor.page.clock.install();
  return visitor;
}

/**
 * Records the header `x-background` of each API request from now on. `true` means that the request does not extend the
 * session.
 */
function watchCalls({ page }: Visitor): (string | undefined)[] {
  const marks: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) marks.push(request.headers()['x-background']);
  });
  return marks;
}

describe.skipIf(!hasBrowser)('open page without a socket', () => {
  it("The worker's application page shows an acceptance after one poll, which does not extend the session", async () => {
    const application = await buildApplication(product.database.db);
    await decide(application, 'shortlisted');
    const worker = await visitWithoutSocket(application.labour);
    const traffic = watchTraffic(worker.page);
    await worker.open(`/labour/dashboard/applications/${application.id}`);
    const text = (key: string) => worker.page.getByRole('main').getByText(worker.words(`applications:${key}`));
    await text('next.shortlisted').waitFor();
    await traffic.answered();

    await decide(application, 'accepted');
    const marks = watchCalls(worker);
    await worker.page.clock.fastForward('01:01');
    await text('status_flow.accepted').first().waitFor();
    await text('next.shortlisted').waitFor({ state: 'detached' });
    await traffic.answered();
    expect(new Set(marks)).toEqual(new Set(['true']));
  });

  it("The employer's list of applicants shows a withdrawal after one poll", async () => {
    const application = await buildApplication(product.database.db);
    const employer = await visitWithoutSocket(application.employer);
    const traffic = watchTraffic(employer.page);
    await employer.open('/employer/dashboard/applicants');
    const shortlist = employer.page
      .getByRole('article')
      .getByRole('button', { name: employer.words('applications:act.shortlisted') });
    await shortlist.waitFor();
    await traffic.answered();
    const worker = clientOf(() => product.address, await buildSession(product.database.db, application.labour));
    await worker.ok(applicationEndpoints.withdraw, { params: { application_id: String(application.id) }, body: {} });
    await employer.page.clock.fastForward('01:01');
    await shortlist.waitFor({ state: 'detached' });
  });
});
