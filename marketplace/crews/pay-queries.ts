// SQL of the private question after work with a crew: did another person take a part of the pay (D81)?
import type { PayQuestion } from '#contracts/crews.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { knownTitle } from '../jobs/queries/known-title.ts';
import { companyName } from '../people/queries/company-name.ts';

/** Days after the end of the work in which the question is open. */
export const PAY_QUESTION_DAYS = 30;

/**
 * SQL condition: the member `m` of the bid `b` is asked: the work of the application `a` is completed, with a day of work.
 * The leader is not asked.
 */
export const isAskedAboutPay: Sql = sql`m.labour_id is distinct from b.leader_id and a.status = 'completed'
  and a.updated_at > now() - ${PAY_QUESTION_DAYS} * interval '1 day'
  and exists (select from attendance_days d where d.application_id = a.id and d.state in ('present', 'late'))
  and not exists (select from crew_pay_answers p where p.bid_id = m.bid_id and p.labour_id = m.labour_id)`;

const question = z.object({
  bid_uid: z.string(),
  crew_name: z.string(),
  application_id: z.int(),
  job_title: z.string(),
  company: z.string(),
});

/** Returns the questions that the worker has not answered, latest work first. */
export const listPayQuestions = (db: Queryable, labourId: number): Promise<PayQuestion[]> =>
  many(
    db,
    sql`select b.uid as bid_uid, c.name as crew_name, a.id as application_id, ${knownTitle} as job_title, ${companyName} as company
      from crew_bid_members m join crew_bids b on b.id = m.bid_id join crews c on c.id = b.crew_id
        join applications a on a.id = m.application_id join jobs j on j.id = a.job_id
        join users emp on emp.id = j.employer_id left join employer_profiles p on p.user_id = j.employer_id
      where m.labour_id = ${labourId} and ${isAskedAboutPay} order by a.updated_at desc, a.id desc limit 20`,
    question,
  );

const askedBid = z.object({ id: z.int(), is_asked: z.boolean(), is_answered: z.boolean() });

/** Returns the bid of a member, and whether the question is open or answered. Null for other workers. */
export const findAskedBid = (tx: Tx, labourId: number, uid: string) =>
  maybe(
    tx,
    sql`select b.id, (${isAskedAboutPay}) as is_asked,
        exists (select from crew_pay_answers p where p.bid_id = b.id and p.labour_id = m.labour_id) as is_answered
      from crew_bids b join crew_bid_members m on m.bid_id = b.id join applications a on a.id = m.application_id
      where b.uid = ${uid} and m.labour_id = ${labourId}`,
    askedBid,
  );

/** Stores the first answer; a further answer changes nothing. */
export const insertPayAnswer = (
  tx: Tx,
  { bidId, labourId, taken }: { bidId: number; labourId: number; taken: boolean },
) =>
  run(
    tx,
    sql`insert into crew_pay_answers (bid_id, labour_id, taken) values (${bidId}, ${labourId}, ${taken})
      on conflict on constraint crew_pay_answers_once do nothing`,
  );
