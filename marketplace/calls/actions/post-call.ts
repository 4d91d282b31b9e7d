// Posts a call for a day: a job, its row and its seats (D75).
import { randomBytes } from 'node:crypto';
import { CALL_DAYS_AHEAD, CALL_HOURS, CALL_SOONEST_MIN, type CallPost } from '#contracts/call-shapes.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findResponse, type IdempotencyKey, insertResponse } from '../../idempotency.ts';
import { readContent } from '../../jobs/actions/post-job.ts';
import { checkCanOpen } from '../../jobs/actions/publishing.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { countCallable } from '../../roster/queries.ts';
import { findTiming, insertCall } from '../queries.ts';
import { AGAIN_MIN, isNight } from '../rules.ts';
import { checkLimits } from './limits.ts';
import { addChosenPeople, addEarlierPeople } from './rounds.ts';
import { showOwnCall } from './show.ts';

type Line = CallPost['lines'][number];

/** Fails if the hours of the call are not allowed (D75). */
async function checkHours(tx: Tx, post: CallPost): Promise<void> {
  const { minutes_ahead, days_ahead, hours } = await findTiming(tx, post);
  if (hours < CALL_HOURS.min || hours > CALL_HOURS.max)
    fail('validation_failed', { errors: { end_time: ['hours_invalid'] } });
  if (minutes_ahead < CALL_SOONEST_MIN) fail('call_too_soon', { minutes: CALL_SOONEST_MIN });
  if (days_ahead > CALL_DAYS_AHEAD) fail('call_too_far', { days: CALL_DAYS_AHEAD });
  if (isNight(post.start_time, post.end_time) && !post.transport_provided) fail('night_needs_transport');
}

/** Returns the English name of a trade as the title of the job, such as `Machine operator`. */
const titleOf = (role: string) => `${role.charAt(0).toUpperCase()}${role.slice(1).replaceAll('-', ' ')}`;

const contentOf = (post: CallPost, { role, positions, pay }: Line) =>
  readContent({
    title: titleOf(role),
    role,
    positions,
    state: post.state,
    city: post.city,
    location: post.location,
    pincode: post.pincode ?? null,
    job_type: 'daily_wage',
    salary_amount: pay,
    salary_period: 'day',
    description: post.note ?? '',
    start_date: post.date,
    start_time: post.start_time,
    food_provided: post.food_provided,
    tools_provided: post.tools_provided,
    transport_provided: post.transport_provided,
  });

interface NewPost {
  post: CallPost;
  idempotency: IdempotencyKey | null;
  /** Job of an earlier call whose workers are asked first; null for none. */
  like?: number | null;
}

/** Returns the chosen workers without duplicates. Fails with `not_found` if one is not in the employer's roster. */
async function readPeople(tx: Tx, employer: Person, { people = [] }: CallPost): Promise<number[]> {
  const ids = [...new Set(people)];
  if (ids.length > 0 && (await countCallable(tx, employer, ids)) < ids.length) fail('not_found');
  return ids;
}

/** Inserts a call with its order of chosen or earlier workers, if any, and records the event. Returns its `uid`. */
async function insertPosted(tx: Tx, employer: Person, { post, idempotency: once, like = null }: NewPost) {
  const [line = fail('validation_failed', { errors: { lines: ['required'] } })] = post.lines;
  const people = await readPeople(tx, employer, post);
  const content = await contentOf(post, line);
  const { mayBeWide } = await checkLimits(tx, employer.id, line.positions);
  const { findings, held } = await checkCanOpen(tx, employer, {
    content,
    jobId: null,
    as: 'begin',
    before: null,
    isCall: true,
  });
  const job = await insertCall(tx, employer.id, {
    content,
    findings,
    status: held ? 'pending_review' : 'active',
    date: post.date,
    start_time: post.start_time,
    end_time: post.end_time,
    reserves: post.reserves ?? Math.ceil(line.positions / 3),
    travel: post.travel,
    travel_amount: post.travel === 'paid' ? (post.travel_amount ?? null) : null,
    wide: mayBeWide && (post.wide ?? false),
    seed: randomBytes(32),
    first_minutes: like === null && people.length === 0 ? null : AGAIN_MIN,
    only_chosen: people.length > 0 && !post.wide,
  });
  if (people.length > 0) await addChosenPeople(tx, job.id, people);
  if (like !== null) await addEarlierPeople(tx, job.id, { role: line.role, like });
  await recordEvent(tx, { name: held ? 'job.held' : 'call.opened', actor: employer, payload: { job_id: job.id } });
  if (once) await insertResponse(tx, employer.id, { ...once, job_id: job.id });
  return job.uid;
}

/**
 * Posts a call. It opens at once, or waits for a moderator as any job does. With an idempotency key, a repeated call
 * returns the first one. Fails with `call_too_soon`, `call_too_far`, `night_needs_transport`, `validation_failed` for
 * its length, `not_found` for a person outside the roster, `idempotency_key_reused`, and with the errors of
 * {@link checkLimits} and {@link checkCanOpen}.
 */
export async function postCall({ db }: Pick<Deps, 'db'>, employer: Person, given: NewPost) {
  const { post, idempotency: once } = given;
  const uid = await inTransaction(db, async (tx) => {
    await lockPerson(tx, employer.id);
    const earlier = once && (await findResponse(tx, employer.id, once));
    if (earlier) return (earlier.same && earlier.job_uid) || fail('idempotency_key_reused');
    await checkHours(tx, post);
    return insertPosted(tx, employer, given);
  });
  return { calls: [await showOwnCall({ db }, employer, uid)] };
}
