// Chaos scenario R18: a proxy redirects calls (307) between the paths with and without a trailing slash, one to five
// times. The positive control, which the checks must detect, is a client that follows every redirect.
import { analyticsEndpoints } from '#contracts/analytics.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { CallError } from '#contracts/call-error.ts';
import { createClient } from '#contracts/client.ts';
import { fileEndpoints } from '#contracts/files.ts';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { makePdf } from '#testing/hostile-files/documents.ts';
import type { Run, Scenario } from '../scenario.ts';
import { type SlashFront, startElsewhere, startSlashFront } from '../slash-front.ts';
import { startWorld, type World } from '../world.ts';

const HOPS = [1, 2, 3, 4, 5];
/** The largest number of redirects that a client follows; for an employer's statistics it is lower. */
const [MAX_REDIRECTS, MAX_METRICS_REDIRECTS] = [3, 2];

type Fetch = typeof globalThis.fetch;

interface Case {
  name: string;
  max: number;
  /** Makes a call. Resolves with whether the complete call reached the product. */
  call(): Promise<boolean>;
}

const counted = z.object({ count: z.int() });

/** Builds four calls with sessions: a read, a write, an upload, and a read of an employer's statistics. */
async function buildCases({ db }: World, front: SlashFront, fetch: Fetch): Promise<Case[]> {
  const labour = await buildLabour(db);
  const [worker, employer] = [labour, await buildEmployer(db)];
  const clientOf = async (person: typeof labour) =>
    createClient({ base: front.address, token: await buildSession(db, person), fetch });
  const [mason, builder] = [await clientOf(worker), await clientOf(employer)];
  const pdf = new File([new Uint8Array(makePdf({ objects: [] }))], 'cv.pdf', { type: 'application/pdf' });
  return [
    {
      name: 'GET',
      max: MAX_REDIRECTS,
      call: async () => Array.isArray((await mason.call(applicationEndpoints.listMyApplications, {})).applications),
    },
    {
      name: 'POST',
      max: MAX_REDIRECTS,
      async call() {
        const job = await buildJob(db, { employer });
        const message = `Redirected to ${job.uid}`;
        const sent = mason.call(applicationEndpoints.apply, {
          body: { job_uid: job.uid, message },
          idempotencyKey: job.uid,
        });
        const done = await sent.then(
          () => true,
          (error: unknown) => error,
        );
        const { count } = await one(
          db,
          sql`select count(*)::int as count from applications where job_id = ${job.id} and message = ${message}`,
          counted,
        );
        if (done !== true) {
          if (count > 0) throw new Error('a failed call created an application');
          throw done;
        }
        return count === 1;
      },
    },
    {
      name: 'a form with a file',
      max: MAX_REDIRECTS,
      call: async () => (await mason.call(fileEndpoints.setResume, { file: pdf })).size === pdf.size,
    },
    {
      name: 'figures',
      max: MAX_METRICS_REDIRECTS,
      call: async () => Object.keys(await builder.call(analyticsEndpoints.getAnalytics, {})).length > 0,
    },
  ];
}

interface Result {
  whole: number;
  /** Number of calls whose number of redirects is within the limit. */
  of: number;
  givenUp: number;
  /** Number of calls with more redirects than the limit allows. */
  ofTooMany: number;
  /** The largest number of requests that a single call caused. */
  max: number;
}

async function lead(cases: readonly Case[], front: SlashFront): Promise<Result> {
  const verdict: Result = { whole: 0, of: 0, givenUp: 0, ofTooMany: 0, max: 0 };
  for (const hops of HOPS)
    for (const { max, call } of cases) {
      front.lead(hops);
      const outcome = await call().catch((error: unknown) => error);
      verdict.max = Math.max(verdict.max, front.came.length);
      if (hops <= max) {
        verdict.of += 1;
        if (outcome === true) verdict.whole += 1;
      } else {
        verdict.ofTooMany += 1;
        if (outcome instanceof CallError && outcome.status === 307) verdict.givenUp += 1;
      }
    }
  return verdict;
}

/**
 * Redirects calls to another host, at once or after two redirects. Resolves with how many bearer tokens that host
 * received.
 */
async function leadAway(cases: readonly Case[], front: SlashFront): Promise<{ bearers: number; tried: number }> {
  const elsewhere = await startElsewhere();
  for (const hops of [1, 3])
    for (const { call } of cases) {
      front.lead(hops, elsewhere.address);
      await call().catch(() => false);
    }
  elsewhere.close();
  return { bearers: elsewhere.brought.filter(({ authorization }) => authorization).length, tried: cases.length * 2 };
}

async function withCases<T>(
  run: Run,
  fetch: Fetch,
  work: (cases: readonly Case[], front: SlashFront) => Promise<T>,
): Promise<T> {
  const world = await startWorld(run.folder, { workers: 0, random: run.random });
  const front = await startSlashFront(world.address);
  try {
    return await work(await buildCases(world, front, fetch), front);
  } finally {
    front.close();
    await world.stop();
  }
}

const faces = (run: Run) =>
  withCases(run, globalThis.fetch, async (cases, front) => {
    front.lead(0);
    for (const { name, call } of cases) if (!(await call())) throw new Error(`${name} fails without a 307`);
    const { whole, of, givenUp, ofTooMany, max } = await lead(cases, front);
    run.note({
      what: 'calls redirected 1–3 times (1–2 for statistics) that arrived complete',
      found: `${whole} of ${of}`,
      must: 'all',
      kept: whole === of,
    });
    run.note({
      what: 'redirected more often: failed with the error 307',
      found: `${givenUp} of ${ofTooMany}`,
      must: 'all',
      kept: givenUp === ofTooMany,
    });
    run.note({
      what: 'requests per call at most',
      found: String(max),
      must: String(MAX_REDIRECTS + 1),
      kept: max <= MAX_REDIRECTS + 1,
    });
    const { bearers, tried } = await leadAway(cases, front);
    run.note({
      what: `bearers sent to another host in ${tried} calls`,
      found: String(bearers),
      must: '0',
      kept: bearers === 0,
    });
  });

/** A `fetch` that follows every 307 to any host and sends all headers along. */
const careless: Fetch = async (url, init) => {
  let at = String(url);
  for (let step = 0; step < 20; step += 1) {
    const answer = await fetch(at, { ...init, redirect: 'manual' });
    const location = answer.headers.get('location');
    if (answer.status !== 307 || !location) return answer;
    at = new URL(location, at).href;
  }
  throw new Error('more than 20 redirects');
};

const control = (run: Run) =>
  withCases(run, careless, async (cases, front) => {
    const { givenUp, ofTooMany } = await lead(cases, front);
    const { bearers } = await leadAway(cases, front);
    run.say(`a careless client fails ${givenUp} of ${ofTooMany}, and sends ${bearers} bearers to another host`);
    return givenUp < ofTooMany && bearers > 0;
  });

export const ledOnCalls: Scenario = { id: 'R18', what: 'redirects (307) in the path', faces, control };
