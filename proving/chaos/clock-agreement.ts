// Checks that processes with different clocks accept each other's tokens and codes, and that the times they store are
// correct.
import { attendanceCodes } from '#contracts/attendance.ts';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { buildHire, buildSession, nextPhone } from '#testing/factories.ts';
import { changeWith, codeFor, sessionWith, submitCode } from './clock-edges.ts';
import { plantPending } from './pending.ts';
import { retryingClient } from './retrying-client.ts';
import { ask } from './timed-request.ts';
import type { World } from './world.ts';

const shown = z.object({ today: z.string(), codes: attendanceCodes });
const csrfAnswer = z.object({ csrf_token: z.string() });
const HOUR_SECONDS = 3600;

async function codeCrosses(world: World, from: string, to: string): Promise<boolean> {
  const phone = nextPhone();
  return (await submitCode(to, phone, await codeFor(world, from, phone))).status === 200;
}

/**
 * Whether a CSRF token that one process issued is valid in another process, and expires after its stated lifetime.
 * Tests a session and a visitor.
 */
async function tokenCrosses(world: World, from: string, to: string): Promise<boolean> {
  const bearer = await sessionWith(world, 'age', HOUR_SECONDS);
  for (const headers of [{ authorization: `Bearer ${bearer}` }, {}]) {
    const { text } = await ask(`${from}/api/csrf-token`, { headers });
    const { csrf_token } = csrfAnswer.parse(JSON.parse(text));
    const lasts = Number(csrf_token.split(':')[1]) - Date.now() / 1000;
    if (Math.abs(lasts - HOUR_SECONDS) > 5 || (await changeWith(to, bearer, csrf_token)) !== 200) return false;
  }
  return true;
}

/**
 * Whether an attendance code from one process, as the employer's screen shows it, is valid when the worker enters it at
 * another process.
 */
async function dayCrosses({ db }: World, from: string, to: string): Promise<boolean> {
  const { id, employer, labour } = await buildHire(db);
  const [boss, worker] = [await buildSession(db, employer), await buildSession(db, labour)];
  const { text } = await ask(`${from}/api/v1/employers/applications/${id}/attendance/`, {
    headers: { authorization: `Bearer ${boss}` },
  });
  const { today, codes } = shown.parse(JSON.parse(text));
  const { retryUntilSettled, close } = retryingClient({ address: to });
  const path = `/api/v1/labour/applications/${id}/attendance/`;
  const body = { date: today, code: codes.now };
  const answer = await retryUntilSettled({ method: 'POST', path, token: worker, body }).finally(close);
  return answer?.status === 201;
}

const crossings = {
  'a code': codeCrosses,
  'a CSRF token': tokenCrosses,
  'an attendance code': dayCrosses,
} as const;

/** Returns the tokens and codes of one process that another process refused. */
export async function refusedCrossings(world: World): Promise<string[]> {
  const refused: string[] = [];
  for (const from of world.web)
    for (const to of world.web)
      for (const [what, crosses] of Object.entries(crossings))
        if (!(await crosses(world, from.address, to.address))) refused.push(`${what} of ${from.name} at ${to.name}`);
  return refused;
}

const seconds = z.object({ off: z.number() });

/**
 * Returns the largest difference in seconds between this program's clock and the times that the processes store for
 * decisions, codes and due tasks. Worker processes must not run, because they would complete the tasks.
 */
export async function furthestWritten(world: World): Promise<number> {
  let furthest = 0;
  for (const { address } of world.web) {
    const [pending] = await plantPending(world.db, 1);
    if (!pending) return Number.POSITIVE_INFINITY;
    const { retryUntilSettled, close } = retryingClient({ address });
    const path = `/api/v1/employers/applications/${pending.application_id}/status/`;
    await retryUntilSettled({ method: 'PATCH', path, token: pending.token, body: { status: 'shortlisted' } }).finally(
      close,
    );
    const phone_number = nextPhone();
    await ask(`${address}/api/v1/auth/send-otp/`, { method: 'POST', body: { phone_number, for_registration: true } });
    const now = sql`to_timestamp(${Date.now() / 1000}::float8)`;
    const written = sql`select created_at as at from otp_codes where phone_number = ${phone_number}
      union all select expires_at - interval '5 minutes' from otp_codes where phone_number = ${phone_number}
      union all select max(created_at) from application_status_history where application_id = ${pending.application_id}
      union all select max(recorded_at) from domain_events
      union all select max(run_at) from queue_urgent._private_jobs`;
    const { off } = await one(
      world.db,
      sql`select coalesce(max(abs(extract(epoch from at - ${now}))), 1e9)::float8 as off from (${written}) w`,
      seconds,
    );
    furthest = Math.max(furthest, off);
  }
  return furthest;
}
