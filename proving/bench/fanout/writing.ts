// The line F1 of the result table: writes 10,000 notifications of one event, with the product's statement in batches of
// 1,000 and with one COPY of the same rows. Measures matching separately.
import { z } from '#contracts/z.ts';
import { findFittingPeople } from '#marketplace/matching/actions/find-people.ts';
import { notifyMatches } from '#marketplace/notifications/match-pages.ts';
import { defaultSettings } from '#marketplace/settings/settings.ts';
import { type Db, openDb } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { buildEmployer, buildJob } from '#testing/factories.ts';
import { copyInto } from './copy.ts';
import { clearNotifications, post, type Scene } from './scene.ts';

const counted = z.object({ total: z.int() });
const onlyId = z.object({ id: z.int() });

async function recordPosting(db: Db): Promise<number> {
  const employer = await buildEmployer(db);
  const job = await buildJob(db, { employer, ...post });
  const { id } = await one(
    db,
    sql`insert into domain_events (name, actor_type, payload) values ('job.posted', 'system', jsonb_build_object('job_id', ${job.id}::bigint)) returning id`,
    onlyId,
  );
  return id;
}

async function checkRows(db: Db, rows: number): Promise<void> {
  const { total } = await one(db, sql`select count(*)::int as total from notifications`, counted);
  if (total !== rows) throw new Error(`${total} notifications were written, not ${rows}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function writeByProduct(db: Db, recipients: readonly number[]): Promise<number> {
  const eventId = await recordPosting(db);
  const took = await timed(async () => {
    const perDay = defaultSettings.match_notify_per_day;
    for await (const _ of notifyMatches({ db, beside: db }, eventId, { people: recipients, perDay }));
  });
  await checkRows(db, recipients.length);
  return took;
}

async function writeByCopy(db: Db, recipients: readonly number[], url: string): Promise<number> {
  const params = JSON.stringify({
    job_title: post.title,
    company: 'Sai Construction',
    job_uid: '00000000-0000-4000-8000-000000000000',
  });
  const at = new Date().toISOString();
  const rows = recipients.map((id) => `${id}\tjob_match\tjob_match\t1\t${at}\t${params}\n`).join('');
  const took = await copyInto(
    url,
    'copy notifications (user_id, kind, notification_type, event_id, event_at, params) from stdin',
    rows,
  );
  await checkRows(db, recipients.length);
  return took;
}

/**
 * Returns the time in ms that the product (`ours`) and COPY (`copy`) take. The rounds alternate which of them is first.
 */
export async function playWriting({ url, recipients }: Scene, round: number) {
  const db = openDb({ url, max: 2, name: 'bench writing', statementTimeout: 0 });
  const took = { ours: 0, copy: 0 };
  try {
    for (const way of round % 2 === 0 ? (['ours', 'copy'] as const) : (['copy', 'ours'] as const)) {
      await clearNotifications(url);
      took[way] = await (way === 'ours' ? writeByProduct : writeByCopy)(db, recipients, url);
    }
    return took;
  } finally {
    await db.end();
  }
}

/** Returns the time in ms until the recipients of a job are known. */
export async function timeMatching({ url, recipients }: Scene): Promise<number> {
  const db = openDb({ url, max: 4, name: 'bench matching', statementTimeout: 0 });
  try {
    const eventId = await recordPosting(db);
    let found = 0;
    const took = await timed(async () => {
      for await (const people of findFittingPeople(db, eventId, () => {})) found += people.length;
    });
    if (found !== recipients.length) throw new Error(`${found} users match, not ${recipients.length}`);
    await run(db, sql`delete from domain_events where id = ${eventId}`);
    return took;
  } finally {
    await db.end();
  }
}
