// SQL of the changes of applications that depend on time, in batches. Completes applications whose employer did not
// answer the worker's report that the work is done (D27), and asks workers whether the employer called (D31).
import { COMPLETION_DAYS } from '#contracts/periods.ts';
import { z } from '#contracts/z.ts';
import { one, sql, type Tx } from '#platform/sql.ts';
import { system } from '../actor.ts';
import { recordingStatement } from '../record-event.ts';
import { ASK_HOURS } from './acts.ts';
import { CLOSING_BATCH_SIZE } from './rules.ts';

/**
 * The app asks a worker whether the employer called only within this number of days after applying. Later, the answer
 * would no longer help.
 */
const ASKED_WITHIN_DAYS = 7;

const page = z.object({ count: z.int(), tasks: z.int() });

/**
 * Completes a batch of accepted applications whose worker reported the work as done at least `COMPLETION_DAYS` days
 * ago. Returns the number of completed applications.
 */
export async function completePage(tx: Tx): Promise<number> {
  const statement = recordingStatement(
    { name: 'application.completed', actor: system, payload: { application_id: sql`moved.id` }, source: 'moved' },
    {
      parts: sql`due as (
      select id from applications where status = 'accepted' and completion_claimed_at <= now() - ${COMPLETION_DAYS} * interval '1 day'
      order by completion_claimed_at limit ${CLOSING_BATCH_SIZE} for update skip locked
    ), moved as (
      update applications a set status = 'completed', version = version + 1, updated_at = now() from due where a.id = due.id returning a.id
    ), written as (
      insert into application_status_history (application_id, from_status, to_status, actor_type)
      select moved.id, 'accepted', 'completed', 'system' from moved
    )`,
      columns: sql`(select count(*) from moved)::int as count`,
    },
  );
  return (await one(tx, statement, page)).count;
}

/**
 * Asks a batch of workers whether the employer called. These workers applied at least `ASK_HOURS` hours and at most
 * `ASKED_WITHIN_DAYS` days ago, their application is undecided or accepted, and they have not stated yet whether the
 * employer called. Asks once per application. Returns the number of asked workers.
 */
export async function askPage(tx: Tx): Promise<number> {
  const statement = recordingStatement(
    { name: 'application.contact_asked', actor: system, payload: { application_id: sql`asked.id` }, source: 'asked' },
    {
      parts: sql`due as (
      select a.id from applications a
      where a.contact_asked_at is null and a.status in ('pending', 'under_review', 'shortlisted', 'accepted')
        and a.created_at <= now() - ${ASK_HOURS} * interval '1 hour' and a.created_at > now() - ${ASKED_WITHIN_DAYS} * interval '1 day'
        and not exists (select from contact_confirmations said where said.application_id = a.id)
      order by a.created_at limit ${CLOSING_BATCH_SIZE} for update of a skip locked
    ), asked as (
      update applications a set contact_asked_at = now() from due where a.id = due.id returning a.id
    )`,
      columns: sql`(select count(*) from asked)::int as count`,
    },
  );
  return (await one(tx, statement, page)).count;
}
