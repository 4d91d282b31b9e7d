// Requests of the benchmark mixed-day: mostly searches, then job pages, lists, applications, answers and sign-ins.
import { applicationEndpoints } from '#contracts/applications.ts';
import { csrfTokenPath } from '#contracts/csrf-token-path.ts';
import { employerDashboardEndpoints } from '#contracts/employer-dashboard.ts';
import type { Endpoint } from '#contracts/http.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { labourDashboardEndpoints } from '#contracts/labour-dashboard.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import type { Listener } from '../fanout/scene.ts';
import { pathOf } from '../search/http.ts';
import type { SampleSearch } from '../search/searches.ts';
import { randomFrom } from '../statistics.ts';
import type { Codes } from './codes.ts';
import type { Due, LoadRequest, Send } from './open-loop.ts';
import type { Scene } from './scene.ts';

/** Shares in percent. A sign-in is two requests: for the code, and with the code. */
const MIX = { search: 70, detail: 15, list: 8, apply: 2.5, status: 2.5, 'sign-in': 2 };
type Kind = keyof typeof MIX;

const csrfAnswer = z.object({ csrf_token: z.string() });

const pathTo = ({ path }: Endpoint, params: Record<string, string | number> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));

const bearer = ({ token }: Listener) => ({ authorization: `Bearer ${token}` });

interface Setup {
  scene: Scene;
  searches: readonly SampleSearch[];
  send: Send;
  codes: Codes;
  seed: number;
}

/** Returns a function that returns the items of a list in turn, and starts again at the end. */
function turn<T>(list: readonly T[]): () => T {
  let at = 0;
  return () => {
    const item = list[at % list.length];
    at += 1;
    if (item === undefined) throw new Error('Cannot pick from an empty list');
    return item;
  };
}

/** Returns a function that returns the items of a list in turn, each once. It throws at the end of the list. */
function each<T>(list: readonly T[], what: string): () => T {
  let at = 0;
  return () => {
    const item = list[at];
    at += 1;
    if (item === undefined) throw new Error(`No ${what} is left: build a larger scene`);
    return item;
  };
}

/** Numbers of actions that each cause one notification or SMS. */
export interface DayCounts {
  applied: number;
  answered: number;
  signed_in: number;
}

/** Returns a generator of random requests with the shares of `MIX`; the same seed gives the same requests. */
export function openDay({ scene, searches, send, codes, seed }: Setup) {
  const random = randomFrom(seed);
  const counts: DayCounts = { applied: 0, answered: 0, signed_in: 0 };
  const nextSearch = turn(searches);
  const [job, labour, employer] = [turn(scene.jobs), turn(scene.labours), turn(scene.employers)];
  const waiting = each(scene.waiting, 'waiting application');
  const phone = each(scene.phones, 'phone');
  const csrf = new Map<number, Promise<string>>();
  let applications = 0;

  const ask = async (kind: string, asked: LoadRequest, status = 200): Promise<string | null> => {
    const answer = await send(asked);
    return answer.status === status ? null : `${kind}: ${answer.status} ${answer.text.slice(0, 160)}`;
  };
  const tokenOf = (holder: Listener): Promise<string> => {
    const known = csrf.get(holder.id);
    if (known) return known;
    const fetched = send({ method: 'GET', path: csrfTokenPath, headers: bearer(holder) }).then(
      ({ text }) => csrfAnswer.parse(JSON.parse(text)).csrf_token,
    );
    csrf.set(holder.id, fetched);
    return fetched;
  };
  const guarded = async (holder: Listener) => ({ ...bearer(holder), 'x-csrf-token': await tokenOf(holder) });

  const lists: (() => LoadRequest)[] = [
    () => ({ method: 'GET', path: pathTo(applicationEndpoints.listMyApplications), headers: bearer(labour()) }),
    () => ({ method: 'GET', path: pathTo(notificationEndpoints.listLabour), headers: bearer(labour()) }),
    () => ({ method: 'GET', path: pathTo(labourDashboardEndpoints.getDashboard), headers: bearer(labour()) }),
    () => ({ method: 'GET', path: pathTo(applicationEndpoints.listApplicants), headers: bearer(employer()) }),
    () => ({ method: 'GET', path: pathTo(notificationEndpoints.listEmployer), headers: bearer(employer()) }),
    () => ({ method: 'GET', path: pathTo(employerDashboardEndpoints.getDashboard), headers: bearer(employer()) }),
  ];
  const list = turn(lists);

  /** Returns the headers of a search. Half of the searches are signed in. */
  const searcher = () => (random() < 0.5 ? bearer(labour()) : {});

  const does: Record<Kind, () => Promise<string | null>> = {
    search: () => ask('search', { method: 'GET', path: pathOf(nextSearch()), headers: searcher() }),
    detail: () =>
      ask('detail', { method: 'GET', path: pathTo(jobEndpoints.getJob, { job_uid: job().uid }), headers: searcher() }),
    list: () => ask('list', list()()),
    apply: async () => {
      // All workers apply to one job, then all apply to the next one. A worker never applies to a job twice.
      const place = applications;
      applications += 1;
      const who = scene.labours[place % scene.labours.length];
      const where = scene.jobs[Math.floor(place / scene.labours.length) + 500];
      if (!who || !where) throw new Error('No job is left to apply to');
      const { path, method } = applicationEndpoints.apply;
      const complaint = await ask(
        'apply',
        { method, path, headers: await guarded(who), body: { job_id: where.id } },
        201,
      );
      if (!complaint) counts.applied += 1;
      return complaint;
    },
    status: async () => {
      const { id, employer: owner } = waiting();
      const { method } = applicationEndpoints.setApplicationStatus;
      const path = pathTo(applicationEndpoints.setApplicationStatus, { application_id: id });
      const complaint = await ask('status', {
        method,
        path,
        headers: await guarded(owner),
        body: { status: 'shortlisted' },
      });
      if (!complaint) counts.answered += 1;
      return complaint;
    },
    'sign-in': async () => {
      const phone_number = phone();
      const sendOtp = signinEndpoints.sendOtp;
      return ask('send-otp', { method: sendOtp.method, path: sendOtp.path, body: { phone_number } });
    },
  };

  /**
   * Returns the request that verifies a sign-in code; null if no code has arrived, and then the caller requests a code.
   * Both kinds of requests together have the share `sign-in` of `MIX`.
   */
  const verify = (): Due | null => {
    const arrived = codes.take();
    if (!arrived) return null;
    const { method, path } = signinEndpoints.verifyOtp;
    const run = async () => {
      const body = { phone_number: arrived.phone, otp: arrived.code };
      const complaint = await ask('verify-otp', { method, path, body });
      if (!complaint) counts.signed_in += 1;
      return complaint;
    };
    return { kind: 'sign-in', run };
  };

  const sum = Object.values(MIX).reduce((total, share) => total + share, 0);
  const draw = (): Kind => {
    let left = random() * sum;
    if (left < MIX.search) return 'search';
    left -= MIX.search;
    if (left < MIX.detail) return 'detail';
    left -= MIX.detail;
    if (left < MIX.list) return 'list';
    left -= MIX.list;
    if (left < MIX.apply) return 'apply';
    return left - MIX.apply < MIX.status ? 'status' : 'sign-in';
  };
  const next = (): Due => {
    const kind = draw();
    return (kind === 'sign-in' ? verify() : null) ?? { kind, run: does[kind] };
  };
  const search = (): Due => ({ kind: 'search', run: does.search });
  return { next, search, counts };
}

export type Day = ReturnType<typeof openDay>;
