// Users who request codes by SMS, each with a separate phone. The SMS provider can be made to fail.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { makeCode } from '#marketplace/signin/rules.ts';
import { many, sql } from '#platform/sql.ts';
import { nextPhone } from '#testing/factories.ts';
import { startGateway } from '#testing/fake-sms/gateway.ts';
import type { FakeProvider } from '#testing/fake-sms/provider.ts';
import { testSecrets } from '#testing/secrets.ts';
import { type Company, throughProxy } from './companies.ts';
import { liftLimits } from './pending.ts';
import type { Run } from './scenario.ts';
import { ask, type TimedReply } from './timed-request.ts';
import { startWorld, type World } from './world.ts';

const EVERY_MS = 100;

export interface SentCode {
  phone: string;
  heard: TimedReply;
}

export interface Scene {
  world: World;
  company: Company<FakeProvider>;
  sms: FakeProvider;
  close(): Promise<void>;
}

export async function openScene(run: Run): Promise<Scene> {
  const company = await throughProxy(await startGateway());
  try {
    const world = await startWorld(run.folder, {
      random: run.random,
      environment: { SMS_HTTP_URL: `${company.url}/messages` },
    });
    await liftLimits(world.db);
    return { world, company, sms: company.provider, close: () => world.stop().finally(company.close) };
  } catch (error) {
    await company.close();
    throw error;
  }
}

export const post = (world: World, path: string, body: object) =>
  ask(`${world.address}/api/v1/auth/${path}/`, { method: 'POST', body });

export async function sendCode(world: World): Promise<SentCode> {
  const phone = nextPhone();
  return { phone, heard: await post(world, 'send-otp', { phone_number: phone, for_registration: true }) };
}

/** Sends a code to a new phone every 100 ms. */
export async function sendFor(world: World, seconds: number): Promise<SentCode[]> {
  const sent: Promise<SentCode>[] = [];
  const end = performance.now() + seconds * 1000;
  for (; performance.now() < end; await pause(EVERY_MS)) sent.push(sendCode(world));
  return Promise.all(sent);
}

export const isCutOff = ({ heard }: SentCode) => heard.status === 503 && heard.text.includes('sms_unavailable');
export const isTaken = ({ heard }: SentCode) => heard.status === 200;
const made = z.object({
  id: z.int(),
  phone_number: z.string(),
  salt: z.custom<Buffer>((value) => Buffer.isBuffer(value)),
});

/**
 * Tries the codes of phones that never received their SMS. Returns how many codes were tried and how many were
 * accepted.
 */
export async function tryUnsent(
  { world, sms }: Scene,
  sent: readonly SentCode[],
): Promise<{ tried: number; accepted: number }> {
  const arrived = new Set(sms.inbox.map(({ to }) => to));
  const phones = sent.map(({ phone }) => phone).filter((phone) => !arrived.has(phone));
  const rows = await many(
    world.db,
    sql`select id, phone_number, salt from otp_codes where phone_number = any(${phones}) and salt is not null limit 20`,
    made,
  );
  let accepted = 0;
  for (const row of rows) {
    const otp = makeCode(testSecrets.OTP_PEPPER, row.phone_number, row);
    if ((await post(world, 'verify-otp', { phone_number: row.phone_number, otp })).status === 200) accepted += 1;
  }
  return { tried: rows.length, accepted };
}
