// Sends realistic calls at a fixed rate: users search, open jobs and lists, apply and are shortlisted. Records every
// acknowledged write.
import { z } from '#contracts/z.ts';
import type { Caller } from './calls.ts';
import type { PlannedApplication, World } from './world.ts';

export interface AcknowledgedWrite {
  kind: 'application_submitted' | 'application_shortlisted';
  application_id: number;
  /** The user who must be notified. */
  user_id: number;
}

const withId = z.looseObject({ id: z.int() });
const SEARCHES = [
  '?role=mason',
  '?q=mason&location=Pune',
  '?location=Pune&page=2',
  '?q=brick',
  '?state=Maharashtra&job_type=daily_wage',
];
const TICK_MS = 10;
/**
 * A random number from 0 to 99 selects each call: a search below 65, a job page below 82, a list below 92, otherwise an
 * application or an employer's decision.
 */
const SEARCH = 65;
const DETAIL = 82;
const LIST = 92;

interface LoadOptions {
  caller: Caller;
  world: World;
  /** Calls per second. */
  rate: number;
}

const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(Math.random() * from.length)];

/** Starts to send calls immediately. `stop` resolves when the last call is answered. */
export function startLoad({ caller, world, rate }: LoadOptions): {
  acknowledged: readonly AcknowledgedWrite[];
  stop(): Promise<void>;
} {
  const acknowledged: AcknowledgedWrite[] = [];
  const waiting: { application_id: number; plan: PlannedApplication }[] = [];
  const planned = [...world.planned];

  async function apply(plan: PlannedApplication): Promise<void> {
    const { token } = plan.labour;
    const answer = await caller.call({
      method: 'POST',
      path: '/api/v1/labour/applications/',
      token,
      body: { job_uid: plan.job_uid },
    });
    const made = withId.safeParse(answer);
    if (!made.success) return;
    const application_id = made.data.id;
    acknowledged.push({ kind: 'application_submitted', application_id, user_id: plan.employer.id });
    waiting.push({ application_id, plan });
  }

  async function shortlist(application_id: number, { labour, employer }: PlannedApplication): Promise<void> {
    const path = `/api/v1/employers/applications/${application_id}/status/`;
    const answer = await caller.call({ method: 'PATCH', path, token: employer.token, body: { status: 'shortlisted' } });
    if (answer) acknowledged.push({ kind: 'application_shortlisted', application_id, user_id: labour.id });
  }

  function change(): void {
    const ready = waiting.length > 5 ? waiting.shift() : undefined;
    if (ready) return void shortlist(ready.application_id, ready.plan);
    const plan = planned.pop();
    if (plan) void apply(plan);
  }

  function one(): void {
    const at = Math.random() * 100;
    const labour = pick(world.labours);
    const job = pick(world.planned);
    if (!labour || !job) return;
    if (at < SEARCH) void caller.call({ method: 'GET', path: `/api/v1/jobs/${pick(SEARCHES)}` });
    else if (at < DETAIL) void caller.call({ method: 'GET', path: `/api/v1/jobs/${job.job_uid}/` });
    else if (at < LIST) {
      const list = pick(['/api/v1/labour/applications/', '/api/v1/notifications/labour/notifications/']) ?? '';
      void caller.call({ method: 'GET', path: list, token: labour.token });
    } else change();
  }

  const begun = performance.now();
  let sent = 0;
  const ticking = setInterval(() => {
    for (const due = ((performance.now() - begun) / 1000) * rate; sent < due; sent += 1) one();
  }, TICK_MS);
  return {
    acknowledged,
    stop: async () => {
      clearInterval(ticking);
      await caller.untilQuiet();
    },
  };
}
