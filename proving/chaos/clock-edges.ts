// Checks when codes, sessions and tokens expire: uses each of them some seconds before its expiry and some seconds
// after it. The clock of this program defines the expiry, not the clock of the database.

import { z } from '#contracts/z.ts';
import { makeCode } from '#marketplace/signin/rules.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { maybe, run, sql } from '#platform/sql.ts';
import { csrfFor } from '#testing/csrf-for.ts';
import { buildLabour, buildSession, nextPhone } from '#testing/factories.ts';
import { testSecrets } from '#testing/secrets.ts';
import { waitFor } from '#testing/wait-for.ts';
import { ask } from './timed-request.ts';
import type { World } from './world.ts';

/** Tolerated deviation of an expiry, in seconds. */
export const ALLOWED_SECONDS = 5;
const IDLE_SECONDS = 125 * 60;
const FORM_TOKEN_SECONDS = 3600;
/** A check that took longer than this is repeated, because the code or token may have expired in the meantime. */
const SLOW_MS = 4_000;
const TRIES = 4;

type Kind = 'code' | 'session age limit' | 'session idle limit' | 'CSRF token' | 'registration token';

export interface Edge {
  kind: Kind;
  node: string;
  /** Seconds until expiry; negative after it. */
  left: number;
  accepted: boolean;
}

interface Look {
  world: World;
  /** The process under test, and the process that issued the code or token. */
  server: string;
  other: string;
  left: number;
}

const endOf = (left: number) => sql`to_timestamp(${Date.now() / 1000 + left}::float8)`;
const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value));
const madeCode = z.object({ id: z.int(), salt: bytes });

/** Requests a code from a process. Resolves with the code when it is stored. */
export async function codeFor({ db }: World, address: string, phone_number: string): Promise<string> {
  await ask(`${address}/api/v1/auth/send-otp/`, { method: 'POST', body: { phone_number, for_registration: true } });
  const made = await waitFor('a code', () =>
    maybe(db, sql`select id, salt from otp_codes where phone_number = ${phone_number} and salt is not null`, madeCode),
  );
  return makeCode(testSecrets.OTP_PEPPER, phone_number, made);
}

export const submitCode = (address: string, phone_number: string, otp: string) =>
  ask(`${address}/api/v1/auth/verify-otp/`, { method: 'POST', body: { phone_number, otp } });

const profileOf = (address: string, token: string) =>
  ask(`${address}/api/v1/labour/profile/`, { headers: { authorization: `Bearer ${token}` } });

/** Creates a session that expires in `left` seconds, either by its age or by inactivity (`rest`). */
export async function sessionWith({ db }: World, by: 'age' | 'rest', left: number): Promise<string> {
  const token = await buildSession(db, await buildLabour(db));
  const change = by === 'age' ? sql`expires_at = ${endOf(left)}` : sql`seen_at = ${endOf(left - IDLE_SECONDS)}`;
  await run(db, sql`update sessions set ${change} where token_hash = ${digest(token)}`);
  return token;
}

const lookAt: Record<Kind, (look: Look) => Promise<boolean>> = {
  async code({ world, server: judge, other, left }) {
    const phone = nextPhone();
    const code = await codeFor(world, other, phone);
    await run(
      world.db,
      sql`update otp_codes set created_at = created_at - interval '5 minutes', expires_at = ${endOf(left)}
        where phone_number = ${phone}`,
    );
    return (await submitCode(judge, phone, code)).status === 200;
  },
  async 'session age limit'({ world, server: judge, left }) {
    return (await profileOf(judge, await sessionWith(world, 'age', left))).status === 200;
  },
  async 'session idle limit'({ world, server: judge, left }) {
    return (await profileOf(judge, await sessionWith(world, 'rest', left))).status === 200;
  },
  async 'CSRF token'({ world, server: judge, left }) {
    const bearer = await buildSession(world.db, await buildLabour(world.db));
    const token = await csrfFor(world.db, bearer, Date.now() + (left - FORM_TOKEN_SECONDS) * 1000);
    return (await changeWith(judge, bearer, token)) === 200;
  },
  async 'registration token'({ world: { db }, server: judge, left }) {
    const token = randomToken();
    await run(
      db,
      sql`insert into registration_passes (token_hash, phone_number, expires_at)
        values (${digest(token)}, ${nextPhone()}, ${endOf(left)})`,
    );
    const headers = { authorization: `Bearer ${token}` };
    const reply = await ask(`${judge}/api/v1/auth/register/labour/`, { method: 'POST', headers, body: {} });
    // With a valid registration pass, the incomplete form gets 422. With an expired pass, it would get another status.
    return reply.status === 422;
  },
};

/** Sends a harmless change with a CSRF token. Returns the status. */
export async function changeWith(address: string, bearer: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}`, 'x-csrf-token': token };
  const answer = await fetch(`${address}/api/v1/labour/profile/resume/`, { method: 'DELETE', headers });
  await answer.arrayBuffer();
  return answer.status;
}

const kinds: readonly Kind[] = ['code', 'session age limit', 'session idle limit', 'CSRF token', 'registration token'];

async function lookInTime(kind: Kind, look: Look): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const begun = performance.now();
    const accepted = await lookAt[kind](look);
    // A slow check of a sign-in code is valid: requesting the code takes long, but the test sets its expiry afterwards.
    if (kind === 'code' || performance.now() - begun < SLOW_MS || tries === TRIES) return accepted;
  }
}

/** Checks every kind of code, session and token at every web process, shortly before and shortly after expiry. */
export async function lookAtEdges(world: World): Promise<Edge[]> {
  const edges: Edge[] = [];
  for (const { name, address } of world.web) {
    const other = world.web.find((node) => node.address !== address)?.address ?? address;
    for (const kind of kinds)
      for (const left of [ALLOWED_SECONDS, -ALLOWED_SECONDS])
        edges.push({
          kind,
          node: name,
          left,
          accepted: await lookInTime(kind, { world, server: address, other, left }),
        });
  }
  return edges;
}

export const early = (edges: readonly Edge[]) => edges.filter(({ left, accepted }) => left > 0 && !accepted);
export const late = (edges: readonly Edge[]) => edges.filter(({ left, accepted }) => left < 0 && accepted);

/** Counts the sessions that a process does not accept, although they have between ten seconds and two hours left. */
export async function countLoggedOut(world: World, count: number, random: () => number): Promise<number> {
  let gone = 0;
  for (let made = 0; made < count; made += 1) {
    const token = await sessionWith(world, made % 2 ? 'age' : 'rest', 10 + random() * 7_000 * (made / count));
    const replies = await Promise.all(world.web.map(({ address }) => profileOf(address, token)));
    if (replies.some(({ status }) => status !== 200)) gone += 1;
  }
  return gone;
}
