// Signs users in through the public API: requests a code by SMS, then registers the user or creates a session.
import { signinEndpoints } from '#contracts/signin.ts';
import { run, sql } from '#platform/sql.ts';
import type { useApi } from './api.ts';
import type { TestDatabase } from './database.ts';
import { runTasks } from './run-tasks.ts';

type Api = ReturnType<typeof useApi>;

/** Runs the waiting tasks and returns the latest code that they sent to a phone; '' if they sent none. */
export async function codeTextedTo(database: TestDatabase, phone: string): Promise<string> {
  const { texts } = await runTasks(database);
  const text = texts.findLast(({ to }) => to === phone)?.text ?? '';
  return /#(\d{6})$/.exec(text)?.[1] ?? '';
}

/** Requests a code and reads it from the SMS. */
export async function codeFor(api: Api, database: TestDatabase, phone: string): Promise<string> {
  await api.as().ok(signinEndpoints.sendOtp, { body: { phone_number: phone } });
  return codeTextedTo(database, phone);
}

/** Returns a wrong code: a code that differs from the given code. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** Verifies a phone number without an account. Returns the registration pass, the token that may register a user. */
export async function passFor(api: Api, database: TestDatabase, phone: string): Promise<string> {
  const otp = await codeFor(api, database, phone);
  const { access_token } = await api.as().ok(signinEndpoints.verifyOtp, { body: { phone_number: phone, otp } });
  return access_token;
}

/** Moves the codes and attempts of a phone number `seconds` into the past, so that the test need not wait. */
export async function ageCodes({ db }: TestDatabase, phone: string, seconds: number): Promise<void> {
  await run(
    db,
    sql`update otp_codes set created_at = created_at - ${seconds} * interval '1 second',
      expires_at = expires_at - ${seconds} * interval '1 second' where phone_number = ${phone}`,
  );
}
