// Signing people in the way they do it themselves: a code by SMS, then registration or a session.
import { signinEndpoints } from '#contracts/signin.ts';
import { run, sql } from '#platform/sql.ts';
import type { useApi } from './api.ts';
import type { TestDatabase } from './database.ts';
import { runTasks } from './run-tasks.ts';

type Api = ReturnType<typeof useApi>;

/** The latest code that was texted to a phone since the last look; '' where there is none. */
export async function codeTextedTo(database: TestDatabase, phone: string): Promise<string> {
  const { texts } = await runTasks(database);
  const text = texts.findLast(({ to }) => to === phone)?.text ?? '';
  return /#(\d{6})$/.exec(text)?.[1] ?? '';
}

/** Asks for a code and reads it from the text message. */
export async function codeFor(api: Api, database: TestDatabase, phone: string): Promise<string> {
  await api.as().ok(signinEndpoints.sendOtp, { body: { phone_number: phone } });
  return codeTextedTo(database, phone);
}

/** Another code than this one. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** The pass of a phone that nobody has registered. */
export async function passFor(api: Api, database: TestDatabase, phone: string): Promise<string> {
  const otp = await codeFor(api, database, phone);
  const { access_token } = await api.as().ok(signinEndpoints.verifyOtp, { body: { phone_number: phone, otp } });
  return access_token;
}

/** What was sent to a phone, and tried, becomes older. */
export async function ageCodes({ db }: TestDatabase, phone: string, seconds: number): Promise<void> {
  await run(
    db,
    sql`update otp_codes set created_at = created_at - ${seconds} * interval '1 second',
      expires_at = expires_at - ${seconds} * interval '1 second' where phone_number = ${phone}`,
  );
}
