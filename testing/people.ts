// Signing people in the way they do it themselves: a code by SMS, then registration or a session.
import { signinEndpoints } from '#contracts/signin.ts';
import type { useApi } from './api.ts';
import type { TestDatabase } from './database.ts';
import { runTasks } from './run-tasks.ts';

type Api = ReturnType<typeof useApi>;

/** Asks for a code and reads it from the text message. */
export async function codeFor(api: Api, database: TestDatabase, phone: string): Promise<string> {
  await api.as().ok(signinEndpoints.sendOtp, { body: { phone_number: phone } });
  const { texts } = await runTasks(database);
  const text = texts.findLast(({ to }) => to === phone)?.text ?? '';
  return /#(\d{6})$/.exec(text)?.[1] ?? '';
}

/** The pass of a phone that nobody has registered. */
export async function passFor(api: Api, database: TestDatabase, phone: string): Promise<string> {
  const otp = await codeFor(api, database, phone);
  const { access_token } = await api.as().ok(signinEndpoints.verifyOtp, { body: { phone_number: phone, otp } });
  return access_token;
}
