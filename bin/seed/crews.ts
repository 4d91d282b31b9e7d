// Seeds a crew of three demo workers, led by the first of them.
import { run, sql, type Tx } from '#platform/sql.ts';
import { workerPhone } from './people.ts';

const MEMBERS = [1, 2, 4];

export async function insertCrews(tx: Tx): Promise<void> {
  const phones = MEMBERS.map(workerPhone);
  await run(
    tx,
    sql`with people as (
        select u.id, p.no from unnest(${phones}::text[]) with ordinality as p (phone, no) join users u on u.phone_number = p.phone),
      crew as (insert into crews (name, leader_id) select 'Hadapsar Masons', id from people where no = 1 returning id)
      insert into crew_members (crew_id, labour_id, joined_at)
      select crew.id, people.id, now() - interval '20 days' + no * interval '1 day' from crew cross join people`,
  );
}
