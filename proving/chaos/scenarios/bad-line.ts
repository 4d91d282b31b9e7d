// Chaos scenario R30: phones that are offline, or on 2G with a third of the packets lost, apply for jobs. The positive
// control, which the checks must detect, disables the idempotency key.
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { many, one, run as runSql, sql } from '#platform/sql.ts';
import { buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import type { Run, Scenario } from '../scenario.ts';
import { buttonOf, type ChaosBrowser, type ChaosVisitor, openBrowser, wordsOf } from '../visitor.ts';
import { openWire } from '../wire.ts';
import { startWorld, type World } from '../world.ts';

const PHONES = 5;
const LOSS = 0.3;
/** A 2G network as in the developer tools of browsers: latency in ms, throughput in bytes per second. */
const SECOND_GENERATION = { offline: false, latency: 300, downloadThroughput: 31_250, uploadThroughput: 31_250 };
const INSIST_MS = 240_000;

const counted = z.object({ count: z.int() });
const doubled = z.object({ job_id: z.int() });

/** Returns the jobs to which a worker has applied twice. */
const doubles = (world: World) =>
  many(
    world.db,
    sql`select job_id::int as job_id from applications group by job_id, labour_id having count(*) > 1`,
    doubled,
  );

const countOf = async (world: World, job: number) =>
  (await one(world.db, sql`select count(*)::int as count from applications where job_id = ${job}`, counted)).count;

interface Applicant {
  visitor: ChaosVisitor;
  job: { id: number; uid: string };
}

/** Opens a job page as a worker who may apply. */
async function standBefore(world: World, browser: ChaosBrowser, address: string): Promise<Applicant> {
  const job = await buildJob(world.db, { employer: await buildEmployer(world.db) });
  const visitor = await browser.visit(address, { db: world.db, person: await buildLabour(world.db) });
  await visitor.page.goto(`${address}/jobs/${job.uid}`);
  // The server-rendered button is disabled until the app knows the user.
  await buttonOf(visitor.page, 'applications:apply.go').and(visitor.page.locator(':enabled')).waitFor();
  return { visitor, job };
}

/** The app's confirmation that the application was sent: on the same page, or after a reload. */
const sent = ({ visitor: { page } }: Applicant) =>
  page
    .getByRole('heading', { name: wordsOf('applications:apply.sent') })
    .or(page.getByRole('heading', { name: wordsOf('applications:apply.yours') }));
/**
 * Translation keys of the app's messages for a lost network, for a slow network, and for a job that is shown from the
 * local copy.
 */
const HONEST = ['problems:network', 'problems:slow', 'job-page:copy.more'];
const honest = ({ visitor: { page } }: Applicant) =>
  page.getByText(new RegExp(HONEST.map((key) => wordsOf(key).replace(/[.?]/g, '\\$&')).join('|')));

/** The buttons that send the application: on the page, or on the sheet that shows the error. */
const sending = ({ visitor: { page } }: Applicant) =>
  buttonOf(page, 'applications:apply.send').or(buttonOf(page, 'applications:apply.go')).and(page.locator(':enabled'));

/**
 * Presses the button until the app confirms the application. Resolves with the number of presses, or null after the
 * time limit.
 */
async function retryUntilSettled(applicant: Applicant): Promise<number | null> {
  const { page } = applicant.visitor;
  const end = performance.now() + INSIST_MS;
  let [presses, idle] = [0, 0];
  while (performance.now() < end) {
    if ((await sent(applicant).count()) > 0) return presses;
    const pressed = await sending(applicant).last().click({ timeout: 2_000 }).then(hit, missed);
    presses += pressed;
    idle = pressed ? 0 : idle + 1;
    // No button was enabled for some time, so reload the page.
    if (idle > 0 && idle % 8 === 0) await page.reload({ timeout: 20_000 }).catch(() => {});
    await page.waitForTimeout(400);
  }
  return null;
}
const hit = () => 1;
const missed = () => 0;

async function withoutNetwork(run: Run, world: World, browser: ChaosBrowser): Promise<void> {
  const applicant = await standBefore(world, browser, world.address);
  await applicant.visitor.context.setOffline(true);
  await buttonOf(applicant.visitor.page, 'applications:apply.go').click();
  const saysSo = await honest(applicant)
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  const claimed = await sent(applicant).count();
  if (!saysSo) await applicant.visitor.page.screenshot({ path: path.join(run.folder, 'offline.png') });
  run.note({
    what: 'offline: the page reports that there is no network',
    found: String(saysSo),
    must: 'true',
    kept: saysSo,
  });
  run.note({
    what: 'offline: the page claims that the application was sent',
    found: String(claimed > 0),
    must: 'false',
    kept: claimed === 0,
  });
  await applicant.visitor.context.setOffline(false);
  const presses = await retryUntilSettled(applicant);
  const count = await countOf(world, applicant.job.id);
  run.note({
    what: 'offline: one application when the network is back',
    found: String(count),
    must: '1',
    kept: count === 1 && presses !== null,
  });
  await applicant.visitor.context.close();
}

async function onABadLine(run: Run, world: World, browser: ChaosBrowser): Promise<void> {
  const { hostname, port } = new URL(world.address);
  const wire = await openWire({ host: hostname, port: Number(port), random: run.random });
  const address = wire.through(world.address);
  const applicants: Applicant[] = [];
  for (let phone = 0; phone < PHONES; phone += 1)
    applicants.push(await standBefore(world, browser, new URL(address).origin));
  for (const { visitor } of applicants) {
    const devtools = await visitor.context.newCDPSession(visitor.page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SECOND_GENERATION);
  }
  wire.set({ kind: 'lossy', share: LOSS });
  // Cut the connection while responses are on the way: the server has received the request, but the client does not
  // know it.
  const cutting = setInterval(() => wire.cut(), 1_700);
  const cutsEnd = setTimeout(() => clearInterval(cutting), 20_000);
  const presses = await Promise.all(applicants.map(retryUntilSettled));
  clearInterval(cutting);
  clearTimeout(cutsEnd);
  wire.set({ kind: 'good' });
  const counts = await Promise.all(applicants.map(({ job }) => countOf(world, job.id)));
  const arrived = presses.filter((times) => times !== null).length;
  const whole = counts.filter((count) => count === 1).length;
  run.say(`attempts per application: ${presses.map((times) => times ?? 'unsuccessful').join(', ')}`);
  run.note({
    what: `2G and ${LOSS * 100} % lost: reported as sent`,
    found: `${arrived} of ${PHONES}`,
    must: 'all',
    kept: arrived === PHONES,
  });
  run.note({
    what: 'applications that exist exactly once',
    found: `${whole} of ${PHONES}`,
    must: 'all',
    kept: whole === PHONES,
  });
  for (const { visitor } of applicants) await visitor.context.close();
  await wire.close();
}

async function faces(run: Run): Promise<void> {
  const world = await startWorld(run.folder, { steady: true, random: run.random });
  const browser = await openBrowser();
  try {
    await withoutNetwork(run, world, browser);
    await onABadLine(run, world, browser);
    const { length } = await doubles(world);
    run.note({ what: 'double applications', found: String(length), must: '0', kept: length === 0 });
  } finally {
    await browser.close();
    await world.stop();
  }
}

/**
 * The positive control: without an idempotency key, the same request creates two applications, and the check must find
 * this.
 */
async function control(run: Run): Promise<boolean> {
  const world = await startWorld(run.folder, { workers: 0, random: run.random });
  try {
    const job = await buildJob(world.db);
    const labour = await buildLabour(world.db);
    const keys = z.object({ name: z.string() });
    for (const { name } of await many(
      world.db,
      sql`select indexrelid::regclass::text as name from pg_index where indrelid = 'applications'::regclass and indisunique and not indisprimary`,
      keys,
    ))
      await dropKey(world, name);
    for (let time = 0; time < 2; time += 1)
      await runSql(
        world.db,
        sql`insert into applications (job_id, employer_id, labour_id) values (${job.id}, ${job.employer_id}, ${labour.id})`,
      );
    const { length } = await doubles(world);
    run.say(`without its key the same application stands twice: ${length} noticed`);
    return length === 1;
  } finally {
    await world.stop();
  }
}

const statement = z.object({ text: z.string() });

async function dropKey({ db }: World, name: string): Promise<void> {
  const { text } = await one(
    db,
    sql`select coalesce((select format('alter table applications drop constraint %I', conname) from pg_constraint where conindid = ${name}::regclass), format('drop index %s', ${name}::text)) as text`,
    statement,
  );
  await db.query(text);
}

export const badLine: Scenario = {
  id: 'R30',
  what: 'offline, and 2G with loss',
  requirements: ['chromium'],
  faces,
  control,
};
