// SQL of the demo's pictures: pictures of a worker's work, and of the site of a job.
import { run, sql, type Tx } from '#platform/sql.ts';
import { SOURCE } from './queries.ts';

interface SeededPicture {
  storage_key: string;
  width: number;
  height: number;
  size: number;
}

/** Inserts the database row for a picture of a worker's work. */
export async function insertWorkPicture(tx: Tx, phone: string, picture: SeededPicture): Promise<void> {
  await run(
    tx,
    sql`insert into work_pictures (user_id, storage_key, width, height, size)
      select id, ${picture.storage_key}, ${picture.width}, ${picture.height}, ${picture.size} from users where phone_number = ${phone}`,
  );
}

/** Inserts the database row for a picture of the site of a job. An unverified employer's picture waits for review. */
export async function insertJobPicture(tx: Tx, key: string, picture: SeededPicture): Promise<void> {
  await run(
    tx,
    sql`insert into job_pictures (job_id, storage_key, width, height, size, status)
      select j.id, ${picture.storage_key}, ${picture.width}::int, ${picture.height}::int, ${picture.size}::int,
        case when i.status = 'verified' then 'shown' else 'waiting' end
      from jobs j left join identities i on i.user_id = j.employer_id where j.source = ${SOURCE} and j.source_id = ${key}`,
  );
}
