// Users who apply, decide or post a job, and retry with the same idempotency key until they get a final response, which
// is recorded.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { many, type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import { plantWorld } from '../rolling/world.ts';
import { liftLimits, plantPending } from './pending.ts';
import { type Call, retryingClient } from './retrying-client.ts';

interface PlannedRequest {
  kind: 'apply' | 'decide' | 'post';
  call: Call;
  /** SQL condition that finds the row that the request creates. */
  made: string;
}

interface Granted {
  request: PlannedRequest;
  /** Status of the final response; null if there was none. */
  status: number | null;
  tries: number;
}

interface RequestOptions {
  address: string;
  requests: readonly PlannedRequest[];
  /** Requests per second. */
  rate: number;
  /**
   * Set for clients with a fault: they use a new idempotency key for each attempt. The function returns the CSRF token
   * for a bearer token.
   */
  forgetful?: { csrf: (token: string | null) => Promise<string> };
}

/** Of ten requests, four apply, four decide and two post. */
const KINDS = ['apply', 'decide', 'apply', 'decide', 'post', 'apply', 'decide', 'apply', 'decide', 'post'] as const;
/** Time limit of a request with all retries. It is long, because the API is often killed and may restart slowly. */
const PATIENCE_MS = 300_000;
const FORGETFUL_TRIES = 100;
const TABLES = { apply: 'applications', decide: 'application_status_history', post: 'jobs' };

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

/** Creates the people and jobs of the requests. */
export async function plantRequests(db: Queryable, count: number): Promise<PlannedRequest[]> {
  const employers = 10;
  const { planned } = await plantWorld(db, {
    labours: 40,
    employers,
    jobsEach: Math.ceil(count / employers / 2),
  });
  await liftLimits(db);
  for (const key of ['jobs_per_day', 'jobs_active_unverified'])
    await run(db, sql`insert into settings (key, value) values (${key}, '1000'::jsonb)`);
  const pending = await plantPending(db, Math.ceil(count / 2));
  const of = {
    apply(place: number): PlannedRequest | null {
      const plan = planned[place];
      if (!plan) return null;
      const path = '/api/v1/labour/applications/';
      const call: Call = { method: 'POST', path, token: plan.labour.token, body: { job_uid: plan.job_uid } };
      return { kind: 'apply', call, made: `job_id = ${plan.job_id} and labour_id = ${plan.labour.id}` };
    },
    decide(place: number): PlannedRequest | null {
      const one = pending[place];
      if (!one) return null;
      const path = `/api/v1/employers/applications/${one.application_id}/status/`;
      const call: Call = { method: 'PATCH', path, token: one.token, body: { status: 'shortlisted' } };
      return { kind: 'decide', call, made: `application_id = ${one.application_id} and to_status = 'shortlisted'` };
    },
    post(place: number): PlannedRequest | null {
      const employer = planned[Math.floor((place * planned.length) / count)]?.employer;
      if (!employer) return null;
      const title = `Mason for tower ${place}`;
      const call: Call = { method: 'POST', path: '/api/v1/employers/jobs/', token: employer.token, body: post(title) };
      return { kind: 'post', call, made: `title = '${title}'` };
    },
  };
  const places = { apply: 0, decide: 0, post: 0 };
  return Array.from({ length: count }, (_, place) => {
    const kind = KINDS[place % KINDS.length] ?? 'apply';
    const request = of[kind](places[kind]);
    places[kind] += 1;
    return request;
  }).filter((request) => request !== null);
}

/** Starts to send the requests. `done` resolves when each request has a final response or its time limit has passed. */
export function startRequests({ address, requests, rate, forgetful }: RequestOptions) {
  const granted: Granted[] = [];
  const client = retryingClient({ address, answerMs: 10_000, insistMs: PATIENCE_MS });

  async function withNewKeys(
    request: PlannedRequest,
    csrfOf: (token: string | null) => Promise<string>,
  ): Promise<Granted> {
    const csrf = await csrfOf(request.call.token ?? null);
    for (let tries = 1; tries <= FORGETFUL_TRIES; tries += 1) {
      const headers = { 'x-csrf-token': csrf, 'idempotency-key': `request-${crypto.randomUUID()}` };
      const { status } = await client.once({ ...request.call, headers });
      if (status > 0 && status < 500) return { request, status, tries };
      await pause(200);
    }
    return { request, status: null, tries: FORGETFUL_TRIES };
  }

  async function withOneKey(request: PlannedRequest): Promise<Granted> {
    const headers = { 'idempotency-key': `request-${crypto.randomUUID()}` };
    const answer = await client.retryUntilSettled({ ...request.call, headers });
    return { request, status: answer?.status ?? null, tries: answer?.tries ?? 0 };
  }

  async function all(): Promise<void> {
    const begun = performance.now();
    const asking: Promise<void>[] = [];
    for (const [place, request] of requests.entries()) {
      const early = begun + (place / rate) * 1000 - performance.now();
      if (early > 1) await pause(early);
      asking.push(
        (forgetful ? withNewKeys(request, forgetful.csrf) : withOneKey(request)).then((one) => void granted.push(one)),
      );
    }
    await Promise.all(asking);
    client.close();
  }

  return { granted, tally: client.tally, done: all() };
}

export interface Reckoning {
  /** Requests that took effect more than once. */
  doubled: number;
  /** Acknowledged requests without a row. */
  missing: number;
  /** Requests without a final response. */
  open: number;
  /** Rows without an event, and events without a row. */
  halfRows: number;
  /** Events without their tasks. */
  withoutTasks: number;
}

const counted = z.object({ count: z.int() });

/** Counts the rows that each request has created, with one statement per kind of request. */
async function countMade(db: Queryable, kind: PlannedRequest['kind'], granted: readonly Granted[]): Promise<number[]> {
  const conditions = granted.map(
    ({ request }, place) => `select ${place} as place, count(*)::int as count
    from ${TABLES[kind]} where ${request.made}`,
  );
  const counts: number[] = [];
  for (let from = 0; from < conditions.length; from += 200) {
    const part = conditions.slice(from, from + 200).join(' union all ');
    counts.push(...(await many(db, sql`${rawSql(part)} order by place`, counted)).map(({ count }) => count));
  }
  return counts;
}

const halves = [
  // Leave out rows that the test inserted before the first event, because they have no event.
  `select count(*)::int as count from applications a where a.created_at > $planted and not exists
    (select from domain_events e where e.name = 'application.submitted' and (e.payload ->> 'application_id')::bigint = a.id)`,
  `select count(*)::int as count from jobs j where j.created_at > $planted and not exists
    (select from domain_events e where e.name in ('job.posted', 'job.held') and (e.payload ->> 'job_id')::bigint = j.id)`,
  `select count(*)::int as count from application_status_history h where h.to_status = 'shortlisted' and not exists
    (select from domain_events e where e.name = 'application.shortlisted' and (e.payload ->> 'application_id')::bigint = h.application_id)`,
  `select count(*)::int as count from domain_events e where e.name = 'application.submitted' and not exists
    (select from applications a where a.id = (e.payload ->> 'application_id')::bigint)`,
  `select count(*)::int as count from domain_events e where e.name in ('job.posted', 'job.held') and not exists
    (select from jobs j where j.id = (e.payload ->> 'job_id')::bigint)`,
  `select count(*)::int as count from domain_events e where e.name = 'application.shortlisted' and not exists
    (select from application_status_history h where h.to_status = 'shortlisted' and h.application_id = (e.payload ->> 'application_id')::bigint)`,
];

/**
 * Each event must still have its `dispatch_event` task, and each urgent notification its own task, because no worker
 * process has run.
 */
const taskless = [
  `select count(*)::int as count from domain_events e where not exists
    (select from queue_urgent.jobs q where q.key = 'dispatch_event:' || e.id)`,
  `with own as (select split_part(key, ':', -1) as event, count(*) as times from queue_urgent.jobs where key like 'notify%' group by 1)
    select count(*)::int as count from domain_events e left join own on own.event = e.id::text
    where e.name in ('application.submitted', 'application.shortlisted') and coalesce(own.times, 0) <> 1`,
];

async function sumOf(db: Queryable, statements: readonly string[], planted: string): Promise<number> {
  let sum = 0;
  for (const text of statements)
    sum +=
      (await many(db, sql`${rawSql(text.replace('$planted', `'${planted}'::timestamptz`))}`, counted))[0]?.count ?? 0;
  return sum;
}

/** Runs `work`. Retries it after 2 s, because the machine may be overloaded; a retry reads the same data. */
async function patiently<T>(work: () => Promise<T>, tries = 5): Promise<T> {
  return work().catch(async (error: unknown) => {
    if (tries <= 1) throw error;
    await pause(2_000);
    return patiently(work, tries - 1);
  });
}

/**
 * Compares the recorded responses with the database. `planted` is the database time at which the test data was
 * complete. Worker processes must not have run since then, because they remove tasks.
 */
export async function reckon(db: Queryable, granted: readonly Granted[], planted: string): Promise<Reckoning> {
  const sums = { doubled: 0, missing: 0, open: granted.filter(({ status }) => status === null).length };
  for (const kind of ['apply', 'decide', 'post'] as const) {
    const own = granted.filter(({ request }) => request.kind === kind);
    const made = await patiently(() => countMade(db, kind, own));
    for (const [place, { status, tries }] of own.entries()) {
      const count = made[place] ?? 0;
      if (count > 1) sums.doubled += 1;
      // A retried decision gets 409 if its first attempt succeeded and only the response was lost.
      const isYes = status !== null && (status < 300 || (status === 409 && tries > 1));
      if (isYes && count === 0) sums.missing += 1;
    }
  }
  const halfRows = await patiently(() => sumOf(db, halves, planted));
  return { ...sums, halfRows, withoutTasks: await patiently(() => sumOf(db, taskless, planted)) };
}

/** Returns the current time of the database, which separates rows of the test data from later ones. */
export async function databaseTime(db: Queryable): Promise<string> {
  const [row] = await many(db, sql`select now()::text as moment`, z.object({ moment: z.string() }));
  return row?.moment ?? '';
}
