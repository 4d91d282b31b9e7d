// Access to a wage account: users of other accounts get 404 for every request, and an erased employer is not notified.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { wageEndpoints } from '#contracts/wages.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { indianDay } from '#marketplace/wages/day-rules.ts';
import { listRows } from '#marketplace/wages/log-queries.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);

/** Two workers of one job with a wage account each, and another employer. */
async function scene() {
  const { db } = database;
  const employer = await buildEmployer(db);
  const job = await buildJob(db, { employer });
  const accountOf = async (labour: Awaited<ReturnType<typeof buildLabour>>) => {
    const { id } = await buildApplication(db, { job, labour, status: 'accepted' });
    await run(db, sql`update applications set created_at = now() - interval '10 days' where id = ${id}`);
    return (await inTransaction(db, (tx) => openAccount(tx, id)))?.account.id ?? 0;
  };
  const [worker, colleague] = [await buildLabour(db), await buildLabour(db)];
  const account = await accountOf(worker);
  await accountOf(colleague);
  const sessionOf = async (person: typeof worker) => api.as(await buildSession(db, person));
  return {
    account,
    ...{ employer, day: indianDay(await readClock(db)) },
    boss: await sessionOf(employer),
    owner: await sessionOf(worker),
    strangers: [await sessionOf(colleague), await sessionOf(await buildEmployer(db))],
  };
}

it('A colleague and another employer get 404 for every request about an account, and its log is unchanged', async () => {
  const { account, boss, day, strangers } = await scene();
  const params = { account_id: String(account) };
  const payment = () => ({
    ...{ client_id: randomUUID(), kind: 'payment' as const, day, paise: 1_000, method: 'cash' as const },
  });
  const { seq } = await boss.ok(wageEndpoints.recordEntry, { params, body: payment() });
  const terms = () => ({
    ...{ client_id: randomUUID(), basis: 'day' as const, paise: 95_000, pay_every: 'day' as const },
  });
  const proposal = await boss.ok(wageEndpoints.proposeTerms, { params, body: terms() });
  const before = await listRows(database.db, account);
  const entry = { ...params, seq: String(seq) };
  const answer = () => ({ client_id: randomUUID(), decision: 'agree' as const });
  for (const stranger of strangers) {
    const refused = [
      await stranger.problem(wageEndpoints.getAccount, { params, query: {} }),
      await stranger.problem(wageEndpoints.getJournal, { params, query: {} }),
      await stranger.problem(wageEndpoints.recordEntry, { params, body: payment() }),
      await stranger.problem(wageEndpoints.decideEntry, { params: entry, body: answer() }),
      await stranger.problem(wageEndpoints.proposeTerms, { params, body: terms() }),
      await stranger.problem(wageEndpoints.decideTerms, {
        params: { ...params, seq: String(proposal.seq) },
        body: answer(),
      }),
      await stranger.problem(wageEndpoints.proposeClosing, { params, body: { client_id: randomUUID(), to_day: day } }),
      await stranger.problem(wageEndpoints.decideClosing, { params: entry, body: answer() }),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [404, 'not_found']));
  }
  expect(await listRows(database.db, account)).toEqual(before);
});

it('A worker still records and reads the account of an erased employer, who is not notified', async () => {
  const { account, boss, owner, employer, day } = await scene();
  const params = { account_id: String(account) };
  await runTasks(database);
  await run(database.db, sql`update users set erased_at = now() where id = ${employer.id}`);
  const body = { client_id: randomUUID(), kind: 'extra' as const, day, paise: 30_000 };
  expect(await owner.ok(wageEndpoints.recordEntry, { params, body })).toMatchObject({ state: 'waiting' });
  const shown = await owner.ok(wageEndpoints.getAccount, { params, query: {} });
  expect(shown).toMatchObject({ other_name: null, balance: { waiting: 30_000 } });
  expect((await boss.send(wageEndpoints.getAccount, { params, query: {} })).status).toBe(401);
  const { pushed } = await runTasks(database);
  expect(pushed.filter(({ event }) => event === 'notification.created')).toEqual([]);
});
