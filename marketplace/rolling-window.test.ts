// Tests limits over a rolling window: the seconds until the oldest counted action leaves the window.
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { inTransaction } from '#platform/db.ts';
import { one, rawSql, run, sql, type Tx } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { countRecent } from './applications/apply-queries.ts';
import { countReveals } from './applications/contact-queries.ts';
import { countUploads } from './files/queries.ts';
import { findWaits } from './grievances/queries.ts';
import { findPostingLoad } from './jobs/queries/post.ts';
import { countInvitedToday } from './matching/queries/invitations.ts';
import { takeIdentityAttempt } from './people/queries/identities.ts';
import { newCaseNumber } from './reports/case-number.ts';
import { findReportWait } from './reports/queries.ts';
import { secondsToRoom } from './rolling-window.ts';
import { defaultSettings } from './settings/settings.ts';
import { findSendHistory } from './signin/queries/codes.ts';

const database = useDatabase();
const HOUR = 3600;
const DAY = 24 * HOUR;

const seconds = z.object({ seconds: z.int() });
/** Returns the seconds until another action is allowed, if earlier actions have these ages in seconds. */
async function waitWith(ages: readonly number[], max: number): Promise<number> {
  const act = sql`now() - age * interval '1 second'`;
  const found = await one(
    database.db,
    sql`select ${secondsToRoom(act, sql`interval '1 hour'`, { max })} as seconds from unnest(${ages}::int[]) as age`,
    seconds,
  );
  return found.seconds;
}

/** True if the found value is `wanted` or up to a minute less, because time passes between writing and reading. */
const about = (wanted: number) => (found: number) => found <= wanted && found > wanted - 60;

describe('`secondsToRoom`', () => {
  it.each([
    ['no action', [], 2, 0],
    ['fewer actions than allowed', [100], 2, 0],
    ['as many actions as allowed: until the oldest leaves the window', [100, 3000], 2, 600],
    ['more actions than allowed: until enough have left the window', [100, 3000, 200, 3500], 2, HOUR - 200],
    ['an action that is about to leave the window', [100, HOUR - 1], 2, 1],
    ['a limit of zero: until the newest action leaves the window', [100, 3000], 0, HOUR - 100],
  ])('`secondsToRoom` returns the wait for %s', async (_, ages, max, wanted) => {
    expect(await waitWith(ages, max)).toBe(wanted);
  });
});

describe('The wait of a rate limit', () => {
  const rows = (table: string, column: string, who: { column: string; id: number }, ages: readonly number[]) =>
    run(
      database.db,
      sql`update ${rawSql(table)} t set ${rawSql(column)} = now() - a.age * interval '1 second'
        from (select id, (${ages}::int[])[row_number() over (order by id)] as age from ${rawSql(table)} where ${rawSql(who.column)} = ${who.id}) a
        where t.id = a.id`,
    );
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(database.db, work);

  it('An upload is allowed again when the oldest upload of the day is one day old', async () => {
    const { id } = await buildLabour(database.db);
    await run(
      database.db,
      sql`insert into file_uploads (user_id, uploaded_at) select ${id}, now() - age * interval '1 hour' from unnest(array[1, 5, 20, 30]) as age`,
    );
    expect(await inTx((tx) => countUploads(tx, id, 3))).toMatchObject({ total: 3 });
    expect((await inTx((tx) => countUploads(tx, id, 3))).retry_after).toSatisfy(about(4 * HOUR));
    expect((await inTx((tx) => countUploads(tx, id, 2))).retry_after).toSatisfy(about(19 * HOUR));
    expect((await inTx((tx) => countUploads(tx, id, 4))).retry_after).toBe(0);
  });

  it('An application is allowed again when the oldest application of the hour is one hour old', async () => {
    const labour = await buildLabour(database.db);
    for (let n = 0; n < 3; n += 1) await buildApplication(database.db, { labour });
    await rows('applications', 'created_at', { column: 'labour_id', id: labour.id }, [600, 3000, 1200]);
    expect((await countRecent(database.db, labour.id, 3)).retry_after).toSatisfy(about(600));
    expect((await countRecent(database.db, labour.id, 2)).retry_after).toSatisfy(about(2400));
  });

  it('An employer can reveal a number again when the oldest reveal of the day is one day old', async () => {
    const { id, labour, employer } = await buildApplication(database.db);
    await run(
      database.db,
      sql`insert into contact_reveals (application_id, employer_id, labour_id, what, at)
        select ${id}, ${employer.id}, ${labour.id}, 'phone', now() - age * interval '1 hour' from unnest(array[2, 23]) as age`,
    );
    const wait = async (max: number) =>
      (await inTx((tx) => countReveals(tx, employer.id, { what: 'phone', max }))).retry_after;
    expect(await wait(2)).toSatisfy(about(HOUR));
    expect(await wait(1)).toSatisfy(about(22 * HOUR));
    expect(await wait(3)).toBe(0);
  });

  it('A job can be posted again when the oldest posted job of the day is one day old', async () => {
    const employer = await buildEmployer(database.db);
    for (let n = 0; n < 2; n += 1) await buildJob(database.db, { employer });
    await rows('jobs', 'created_at', { column: 'employer_id', id: employer.id }, [10 * HOUR, 3 * HOUR]);
    const wait = async (max: number) => (await findPostingLoad(database.db, employer.id, { butFor: null, max })).wait;
    expect(await wait(2)).toSatisfy(about(14 * HOUR));
    expect(await wait(3)).toBe(0);
  });

  it('A report is allowed again when the oldest report of the day is one day old', async () => {
    const reporter = await buildLabour(database.db);
    for (const age of [1, 9]) {
      const job = await buildJob(database.db);
      await run(
        database.db,
        sql`insert into reports (case_number, reporter_id, job_id, target_type, reason, created_at)
          values (${newCaseNumber()}, ${reporter.id}, ${job.id}, 'job', 'fraud', now() - ${age} * interval '1 hour')`,
      );
    }
    expect(await inTx((tx) => findReportWait(tx, reporter.id, 2))).toSatisfy(about(15 * HOUR));
    expect(await inTx((tx) => findReportWait(tx, reporter.id, 3))).toBe(0);
  });

  it('An identity number can be tried again when the oldest attempt of the day is one day old', async () => {
    const { id } = await buildLabour(database.db);
    await run(
      database.db,
      sql`update users set identity_tried_at = array[now() - interval '30 hours', now() - interval '20 hours', now() - interval '1 hour'] where id = ${id}`,
    );
    expect(await takeIdentityAttempt(database.db, id, 2)).toSatisfy(about(4 * HOUR));
    expect(await takeIdentityAttempt(database.db, id, 3)).toBe(0);
    expect(await takeIdentityAttempt(database.db, id, 3)).toSatisfy(about(4 * HOUR));
  });

  it('The wait of a complaint is that of the exceeded limit, per user or per address', async () => {
    const contact = 'asha@example.com';
    const complain = (age: number, who: { contact: string; address: string }) =>
      run(
        database.db,
        sql`insert into grievances (ticket, code_hash, kind, words, contact, address, due_ack_at, due_at, created_at)
          values (${`G-${contact}-${age}-${who.address}`}, ''::bytea, 'other', 'Words of a complaint.', ${who.contact}, ${who.address},
            now(), now(), now() - ${age} * interval '1 hour')`,
      );
    await complain(23, { contact: 'others@example.com', address: '192.0.2.1' });
    await complain(10, { contact, address: '192.0.2.1' });
    await complain(2, { contact, address: '192.0.2.2' });
    const who = { user_id: null, contact, address: '192.0.2.1' };
    const waits = await inTx((tx) => findWaits(tx, who, { person: 2, address: 3 }));
    expect(waits).toMatchObject({ person_wait: expect.toSatisfy(about(14 * HOUR)), address_wait: 0 });
    const shared = await inTx((tx) => findWaits(tx, who, { person: 3, address: 2 }));
    expect(shared).toMatchObject({ person_wait: 0, address_wait: expect.toSatisfy(about(HOUR)) });
  });

  it('An invitation is allowed again on the next day of India’s calendar', async () => {
    const { id } = await buildJob(database.db);
    const { seconds_left } = await countInvitedToday(database.db, id);
    const { seconds: expected } = await one(
      database.db,
      sql`select ceil(extract(epoch from (((now() at time zone 'Asia/Kolkata')::date + 1)::timestamp at time zone 'Asia/Kolkata') - now()))::int as seconds`,
      seconds,
    );
    expect(Math.abs(seconds_left - expected)).toBeLessThan(60);
    expect(seconds_left).toBeLessThanOrEqual(DAY);
  });

  it('A code can be requested again when the oldest unused request of the address, its line or its network leaves the window', async () => {
    const asker = {
      phone: '+919845000001',
      device: '',
      address: '2001:db8::/64',
      line: '2001:db8::/56',
      network: '2001:db8::/48',
    };
    const asked = (minutes: number, phone = '+919845000002') =>
      run(
        database.db,
        sql`insert into otp_codes (phone_number, address, line, network, language, created_at, expires_at)
          values (${phone}, ${asker.address}, ${asker.line}, ${asker.network}, 'en', now() - ${minutes} * interval '1 minute', now())`,
      );
    for (const minutes of [10, 50, 170, 1430]) await asked(minutes);
    for (const minutes of [5, 15, 30]) await asked(minutes, asker.phone);
    const limits = {
      ...defaultSettings,
      otp_per_phone_hour: 2,
      otp_per_phone_day: 3,
      otp_per_address_hour: 5,
      otp_per_line_3_hours: 6,
      otp_per_network_day: 7,
    };
    const found = await findSendHistory(database.db, asker, limits);
    expect(found).toMatchObject({
      seconds_to_hour_end: expect.toSatisfy(about(45 * 60)),
      seconds_to_day_end: expect.toSatisfy(about(DAY - 30 * 60)),
      address_wait: expect.toSatisfy(about(10 * 60)),
      line_wait: expect.toSatisfy(about(10 * 60)),
      network_wait: expect.toSatisfy(about(10 * 60)),
    });
    expect(await findSendHistory(database.db, asker, { ...limits, otp_per_address_hour: 6 })).toMatchObject({
      address_wait: 0,
    });
  });
});
