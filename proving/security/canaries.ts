// Users with known secrets: a thousand Aadhaar numbers, a thousand PANs, and a phone, code, registration pass and token
// for each user.
import { expect } from 'vitest';
import { callLinkEndpoints } from '#contracts/call-links.ts';
import { verhoeffIsValid } from '#contracts/identity.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { type Person, system } from '#marketplace/actor.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { inTransaction } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { Message } from '#platform/push.ts';
import { run, sql } from '#platform/sql.ts';
import type { useApi } from '#testing/api.ts';
import { addressOf, inParallel, phoneAt } from '#testing/attacker.ts';
import { buildCall } from '#testing/build-call.ts';
import type { TestDatabase } from '#testing/database.ts';
import { buildLabour } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

function aadhaarAt(n: number): string {
  const body = `4${String(n * 104_729)
    .padStart(10, '7')
    .slice(-10)}`;
  const digits = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`);
  return digits.find(verhoeffIsValid) ?? '';
}

const letterAt = (n: number) => String.fromCharCode(65 + (n % 26));
const panAt = (n: number) =>
  `${letterAt(n)}${letterAt(n * 7 + 3)}${letterAt(Math.floor(n / 26))}P${letterAt(n * 3)}${String(1000 + n)}${letterAt(n * 5)}`;

/** The secrets of one user. The user sends all of them to the API. */
export interface CanaryPerson {
  phone: string;
  type: 'aadhaar' | 'pan';
  identity: string;
  code: string;
  pass: string;
  token: string;
}

interface Ground {
  database: TestDatabase;
  api: ReturnType<typeof useApi>;
  log: Log;
  /** Receives each error response (problem document), which must not contain a secret either. */
  report(problem: object): void;
}

const personAt = (n: number): CanaryPerson => {
  const type = n % 2 === 0 ? 'aadhaar' : 'pan';
  const identity = type === 'aadhaar' ? aadhaarAt(n) : panAt(n);
  return { phone: phoneAt(300_000 + n), type, identity, code: '', pass: '', token: '' };
};

/** Users per batch. In larger batches, SMS would wait too long in the queue and would be dropped. */
const AT_ONCE = 100;

async function plantSome(ground: Ground, people: readonly CanaryPerson[]): Promise<Message[]> {
  const { database, api, log } = ground;
  const at = (n: number) => people[n] ?? expect.fail('a person of the list');
  await inParallel(
    people.length,
    async (n) => void (await api.as().ok(signinEndpoints.sendOtp, { body: { phone_number: at(n).phone } })),
  );
  const first = await runTasks(database, { log });
  const texts = new Map(first.texts.map(({ to, text }) => [to, text]));
  for (const person of people) person.code = /#(\d{6})$/.exec(texts.get(`+91${person.phone}`) ?? '')?.[1] ?? '';
  await inParallel(people.length, async (n) => register(ground, at(n)));
  const second = await runTasks(database, { log });
  return [...first.pushed, ...second.pushed];
}

/** Registers `count` users, each after some failed attempts. Returns the users' secrets and all pushed messages. */
export async function plant(ground: Ground, count: number): Promise<{ planted: CanaryPerson[]; pushed: Message[] }> {
  const planted = Array.from({ length: count }, (_, n) => personAt(n));
  const pushed: Message[] = [];
  for (let from = 0; from < count; from += AT_ONCE)
    pushed.push(...(await plantSome(ground, planted.slice(from, from + AT_ONCE))));
  return { planted, pushed };
}

async function register({ api, report: hear }: Ground, person: CanaryPerson): Promise<void> {
  const { phone, code, type, identity } = person;
  const wrong = { phone_number: phone, otp: code === '111111' ? '222222' : '111111' };
  hear(await api.as().problem(signinEndpoints.verifyOtp, { body: wrong }));
  const verified = await api.as().ok(signinEndpoints.verifyOtp, { body: { phone_number: phone, otp: code } });
  person.pass = verified.access_token;
  const body = {
    first_name: 'Ravi',
    last_name: 'Kumar',
    phone_number: phone,
    identity_type: type,
    identity_number: identity,
  };
  const refused = { body: { ...body, identity_number: `${identity}9` } };
  hear(await api.as(person.pass).problem(signinEndpoints.registerLabour, refused));
  const opened = await api.as(person.pass).ok(signinEndpoints.registerLabour, { body });
  person.token = opened.access_token;
  const mistaken = { body: { email: phone, pincode: identity } };
  hear(await api.as(person.token).problem(peopleEndpoints.changeLabourProfile, mistaken));
  // Search for the secrets: the search must be counted, but its text must not be stored.
  await api.as(person.token).send(jobEndpoints.listJobs, {
    query: { q: identity, location: phone },
    headers: { 'x-forwarded-for': addressOf(1) },
  });
}

/**
 * Sends `count` workers an SMS with a link about a call, and opens and answers each link. Returns the tokens of the links
 * and all pushed messages.
 */
export async function plantLinks(
  { database, api, log, report: hear }: Ground,
  count: number,
): Promise<{ links: string[]; pushed: Message[] }> {
  const { db } = database;
  await setSetting(db, 'calls_sms_offers_from', 0);
  await setSetting(db, 'calls_sms_offers_until', 24);
  const labours: Person[] = [];
  for (let n = 0; n < count; n += 1) labours.push(await buildLabour(db));
  await run(db, sql`update users set call_sms = true where id = any(${labours.map(({ id }) => id)}::bigint[])`);
  const job = await buildCall(db, { labours });
  await run(db, sql`update call_people set free = true where job_id = ${job.id}`);
  await inTransaction(db, (tx) =>
    recordEvent(tx, { name: 'call.offered', actor: system, payload: { job_id: job.id, round: 1 } }),
  );
  const sent = await runTasks(database, { log });
  const links = sent.texts.flatMap(({ text }) => /\/y\/(\w{16})$/.exec(text)?.[1] ?? []);
  const headers = { 'x-forwarded-for': addressOf(2) };
  for (const token of links) {
    const params = { token };
    await api.as().send(callLinkEndpoints.readCallLink, { params, headers });
    hear(
      await (await api.as().send(callLinkEndpoints.answerCallLink, { params, body: { answer: 'no' }, headers })).json(),
    );
  }
  const answered = await runTasks(database, { log });
  return { links, pushed: [...sent.pushed, ...answered.pushed] };
}
