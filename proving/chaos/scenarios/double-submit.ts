// Chaos scenario R24: a hundred identical calls at the same moment, spread over two processes. The positive control,
// which the checks must detect, is a client with a new idempotency key for each attempt.
import { z } from '#contracts/z.ts';
import { one, type Queryable, rawSql, run as runSql, sql } from '#platform/sql.ts';
import { csrfFor } from '#testing/csrf-for.ts';
import { buildApplication, buildEmployer, buildHire, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { liftLimits } from '../pending.ts';
import { type Call, retryingClient } from '../retrying-client.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld, type World } from '../world.ts';

const TIMES = 100;
const UNREAD = 40;
const PASSWORD = 'seven rivers and a lantern';
const BOOTSTRAP = 'bootstrap-token-of-the-double-submit';

interface SentCall {
  status: number;
  text: string;
  /**
   * True if the call was sent again because its first attempt got no final response. The first attempt may have taken
   * effect.
   */
  again: boolean;
}

const counted = z.object({ count: z.int() });
const countOf = async (db: Queryable, what: string) =>
  (await one(db, sql`select count(*)::int as count from ${rawSql(what)}`, counted)).count;

/** Sends a call, and retries it after 503, because a hundred calls at once may overload a slow machine. */
async function settle(client: ReturnType<typeof retryingClient> | undefined, call: Call): Promise<SentCall> {
  const answer = await client?.once(call);
  if (answer && answer.status !== 0 && answer.status !== 503) return { ...answer, again: false };
  return { ...((await client?.retryUntilSettled(call)) ?? { status: 0, text: '' }), again: true };
}

/** Sends a call `times` times at once, spread over all processes. */
async function sendAtOnce(world: World, times: number, call: (place: number) => Call): Promise<SentCall[]> {
  const clients = world.web.map(({ address }) => retryingClient({ address }));
  // Fetch the CSRF tokens first, so that the calls themselves are simultaneous.
  const calls: Call[] = [];
  for (let place = 0; place < times; place += 1) {
    const one = call(place);
    calls.push({ ...one, headers: { ...one.headers, 'x-csrf-token': await csrfFor(world.db, one.token ?? null) } });
  }
  const answers = await Promise.all(calls.map((one, place) => settle(clients[place % clients.length], one)));
  for (const { close } of clients) close();
  return answers;
}

interface Submitted {
  what: string;
  answers: readonly SentCall[];
  /** Number of effects that the calls had in the database. */
  effects: number;
  /** Whether every call must succeed. By default only one call may succeed. */
  alike?: boolean;
}

function noteEffect(run: Run, { what, answers, effects, alike = false }: Submitted): void {
  run.note({ what: `effects of ${TIMES} × ${what}`, found: String(effects), must: '1', kept: effects === 1 });
  const yes = answers.filter(({ status }) => status >= 200 && status < 300);
  const no = answers.filter(({ status }) => status >= 400 && status < 500);
  const isOne = yes.length === 1 || (yes.length === 0 && no.some(({ again }) => again));
  const kept = alike ? yes.length === TIMES : isOne && no.length === TIMES - yes.length;
  const others = answers.length - yes.length - no.length;
  if (yes.length === 0) run.say(`${what}: ${no[0]?.status} ${no[0]?.text.slice(0, 200)}`);
  run.note({
    what: `answers to ${what}`,
    found: `${yes.length} yes, ${no.length} no, ${others} neither`,
    must: alike ? `${TIMES} yes` : `1 yes, ${TIMES - 1} no`,
    kept,
  });
}

const post = (title: string) => ({
  title,
  role: 'mason',
  state: 'MH',
  city: 'Pune',
  salary_amount: 900,
  salary_period: 'day',
  job_type: 'daily_wage',
  description: 'Brick and plaster work on a housing site.',
});

async function applying(world: World, key: string | null): Promise<Submitted> {
  const { db } = world;
  const labour = await buildLabour(db);
  const token = await buildSession(db, labour);
  const job = await buildJob(db);
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const path = '/api/v1/labour/applications/';
  const call: Call = { method: 'POST', path, token, headers, body: { job_uid: job.uid } };
  const answers = await sendAtOnce(world, TIMES, () => call);
  const rows = await countOf(db, `applications where job_id = ${job.id}`);
  const eventsJoined = `domain_events e join applications a on a.id = (e.payload ->> 'application_id')::bigint`;
  const events = await countOf(db, `${eventsJoined} where e.name = 'application.submitted' and a.job_id = ${job.id}`);
  return { what: key ? 'apply, one key' : 'apply', answers, effects: Math.max(rows, events), alike: key !== null };
}

async function posting(world: World, times: number, keyOf: (place: number) => string): Promise<Submitted> {
  const employer = await buildEmployer(world.db);
  const token = await buildSession(world.db, employer);
  const call = (place: number): Call => ({
    method: 'POST',
    path: '/api/v1/employers/jobs/',
    token,
    body: post('Mason for a wall'),
    headers: { 'idempotency-key': keyOf(place) },
  });
  const answers = await sendAtOnce(world, times, call);
  const effects = await countOf(world.db, `jobs where employer_id = ${employer.id}`);
  return { what: 'post a job, one key', answers, effects, alike: true };
}

async function rating(world: World): Promise<Submitted> {
  const { id, labour } = await buildHire(world.db, { status: 'completed' });
  const token = await buildSession(world.db, labour);
  const body = { application_id: id, score: 5 };
  const answers = await sendAtOnce(world, TIMES, () => ({ method: 'POST', path: '/api/v1/ratings/', token, body }));
  return { what: 'rate', answers, effects: await countOf(world.db, `ratings where application_id = ${id}`) };
}

const readAnswer = z.looseObject({ updated: z.int() });

/**
 * Each notification is marked as read once, so the counts in the responses must add up to the number of read
 * notifications. Jobs of earlier tests may add notifications in the meantime.
 */
async function readingAll(world: World): Promise<Submitted> {
  const { id, labour } = await buildApplication(world.db);
  const token = await buildSession(world.db, labour);
  await runSql(
    world.db,
    sql`insert into notifications (user_id, kind, notification_type, application_id, params, event_id, event_at)
      select ${labour.id}, 'application_shortlisted', 'application_status', ${id}, '{}', -n, now() from generate_series(1, ${UNREAD}::int) n`,
  );
  const path = '/api/v1/notifications/labour/notifications/read-all/';
  const answers = await sendAtOnce(world, TIMES, () => ({ method: 'POST', path, token }));
  const read = answers.map(({ text }) => readAnswer.safeParse(JSON.parse(text || '{}')));
  const updated = read.reduce((sum, { data }) => sum + (data?.updated ?? 0), 0);
  const readRows = await countOf(world.db, `notifications where user_id = ${labour.id} and is_read`);
  return { what: 'read all', answers, effects: readRows < UNREAD ? 0 : updated / readRows, alike: true };
}

async function makingFirstAdmin(world: World): Promise<Submitted> {
  const body = { username: 'first', email: 'first@kaamsetu.example', full_name: 'Asha Menon', password: PASSWORD };
  const path = '/api/v1/admin/create-first-admin';
  const headers = { 'x-bootstrap-token': BOOTSTRAP };
  const answers = await sendAtOnce(world, TIMES, () => ({ method: 'POST', path, body, headers }));
  return { what: 'create the first administrator', answers, effects: await countOf(world.db, 'admins') };
}

async function verifying(world: World): Promise<Submitted> {
  const phone = '+919812300024';
  const labour = await buildLabour(world.db, { phone_number: phone });
  const client = retryingClient({ address: world.address });
  await client.retryUntilSettled({ method: 'POST', path: '/api/v1/auth/send-otp/', body: { phone_number: phone } });
  client.close();
  const text = await waitFor('the code', () => world.sms.inbox.find(({ to }) => to === phone)?.text, 30_000);
  const body = { phone_number: phone, otp: /#(\d{6})$/.exec(text)?.[1] ?? '' };
  const path = '/api/v1/auth/verify-otp/';
  const answers = await sendAtOnce(world, TIMES, () => ({ method: 'POST', path, body }));
  const effects = await countOf(world.db, `sessions where user_id = ${labour.id}`);
  return { what: 'verify one code', answers, effects };
}

const open = (run: Run) =>
  startWorld(run.folder, {
    web: 2,
    workers: 1,
    random: run.random,
    environment: { ADMIN_BOOTSTRAP_TOKEN: BOOTSTRAP },
  });

async function faces(run: Run): Promise<void> {
  const world = await open(run);
  try {
    await liftLimits(world.db);
    noteEffect(run, await applying(world, null));
    noteEffect(run, await applying(world, 'tap-1'));
    noteEffect(run, await posting(world, TIMES, () => 'wish-1'));
    noteEffect(run, await rating(world));
    noteEffect(run, await readingAll(world));
    noteEffect(run, await verifying(world));
    noteEffect(run, await makingFirstAdmin(world));
  } finally {
    await world.stop();
  }
}

async function control(run: Run): Promise<boolean> {
  const world = await open(run);
  try {
    const { effects } = await posting(world, 5, (place) => `wish-${place}`);
    run.say(`with a separate key for each: ${effects} jobs of 5 identical calls`);
    return effects > 1;
  } finally {
    await world.stop();
  }
}

export const doubleSubmit: Scenario = { id: 'R24', what: 'a hundred identical calls at once', faces, control };
