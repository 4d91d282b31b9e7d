// SQL of the time at which both sides of completed work are asked for a rating: the closing of the wage account comes
// first. The question follows the answer to the closing, or comes after two days without an answer.
import { z } from '#contracts/z.ts';
import { one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { system } from '../actor.ts';
import { recordingStatement } from '../record-event.ts';

/** Days for which the question waits for the closing. */
const CLOSING_FIRST_DAYS = 2;

/**
 * Postpones the question for a rating of the event's application if its wage account has agreed days that are not closed.
 * Returns true if the question waits. If the same event is handled again, the time does not change.
 */
export async function postponeRating(db: Queryable, eventId: number): Promise<boolean> {
  const postponed = await run(
    db,
    sql`update wage_accounts w set rating_due_at = coalesce(w.rating_due_at,
        happened.recorded_at + ${CLOSING_FIRST_DAYS}::int * interval '1 day')
      from domain_events happened
      where happened.id = ${eventId} and happened.name = 'application.completed'
        and w.application_id = (happened.payload ->> 'application_id')::bigint
        and exists (select from wage_entries e where e.account_id = w.id and e.kind = 'day' and e.state = 'agreed'
          and not exists (select from wage_closings c where c.account_id = w.id and c.state = 'agreed' and c.to_day >= e.day))`,
  );
  return postponed > 0;
}

/** Ends the wait of a postponed question, because the other side has answered the closing. */
export async function endRatingWait(tx: Tx, accountId: number): Promise<void> {
  await run(tx, sql`update wage_accounts set rating_due_at = now() where id = ${accountId} and rating_due_at > now()`);
}

const askedRow = z.object({ accounts: z.int(), tasks: z.int() });

/** Records one event for each of up to `limit` accounts whose postponed question is due. Returns their number. */
export async function askRatingPage(tx: Tx, limit: number): Promise<number> {
  const statement = recordingStatement(
    {
      name: 'application.rating_due',
      actor: system,
      payload: { application_id: sql`asked.application_id` },
      source: 'asked',
    },
    {
      parts: sql`due as (
      select id from wage_accounts where rating_due_at <= now() order by rating_due_at limit ${limit} for update skip locked
    ), asked as (
      update wage_accounts w set rating_due_at = null from due where w.id = due.id returning w.application_id)`,
      columns: sql`(select count(*) from asked)::int as accounts`,
    },
  );
  return (await one(tx, statement, askedRow)).accounts;
}
