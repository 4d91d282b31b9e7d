// Seeds a crew of three demo workers, led by the first of them, who asks the others for a job.
import { run, sql, type Tx } from '#platform/sql.ts';
import { workerPhone } from './people.ts';
import { inWakingHours } from './waking-hours.ts';

const MEMBERS = [1, 2, 4];

export async function insertCrews(tx: Tx): Promise<void> {
  const phones = MEMBERS.map(workerPhone);
  await run(
    tx,
    sql`with people as (
        select u.id, p.no from unnest(${phones}::text[]) with ordinality as p (phone, no) join users u on u.phone_number = p.phone),
      crew as (insert into crews (name, leader_id, named_by) select 'Ganesh Toli', id, id from people where no = 1 returning id)
      insert into crew_members (crew_id, labour_id, joined_at)
      select crew.id, people.id, ${inWakingHours(sql`now() - interval '20 days'`)} + no * interval '1 day' from crew cross join people`,
  );
  await run(
    tx,
    sql`with crew as (select c.id, c.leader_id from crews c order by c.id desc limit 1),
      job as (select j.id from jobs j cross join crew where j.status = 'active' and not j.is_call and j.role = 'mason' and j.positions > 1
        and not exists (select from applications a where a.job_id = j.id and a.labour_id in (select labour_id from crew_members)) order by j.id limit 1),
      bid as (insert into crew_bids (crew_id, leader_id, job_id, min_members, until)
        select crew.id, crew.leader_id, job.id, 2, now() + interval '20 hours' from crew cross join job returning id, crew_id, leader_id)
      insert into crew_bid_members (bid_id, labour_id, state, answered_at)
      select bid.id, m.labour_id, case when m.labour_id = bid.leader_id then 'yes' else 'asked' end, case when m.labour_id = bid.leader_id then now() end
      from bid join crew_members m on m.crew_id = bid.crew_id`,
  );
}
