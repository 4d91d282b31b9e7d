// Seeds the diary of a demo worker: four days of work for a contractor outside the product, and one payment.
import { run, sql, type Tx } from '#platform/sql.ts';
import { workerPhone } from './people.ts';

export async function insertDiaries(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`with diary as (insert into diaries (labour_id, other_name, day_paise, created_at)
        select id, 'Mahesh Patil', 80000, now() - interval '12 days' from users where phone_number = ${workerPhone(1)} returning id)
      insert into diary_entries (diary_id, kind, day, halves, paise, client_id, recorded_at)
      select diary.id, kind, (now() at time zone 'Asia/Kolkata')::date - back, halves, paise, gen_random_uuid(), now() - back * interval '1 day'
      from diary cross join (values ('day', 11, 2, 80000), ('day', 10, 2, 80000), ('day', 9, 1, 40000), ('payment', 9, null, 120000),
        ('day', 8, 2, 80000)) as given (kind, back, halves, paise)`,
  );
}
