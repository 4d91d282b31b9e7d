// Signs in a demo user with the code that the worker process wrote to the file of sent SMS.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signinEndpoints } from '#contracts/signin.ts';
import { waitFor } from '#testing/wait-for.ts';
import { callerOf } from './programs.ts';

const PHONE = '+919876500001';

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Requests a code and signs in with it. Returns true if this created a session. */
export async function signIn(base: string, data: string): Promise<boolean> {
  const call = callerOf(base, null);
  await call(signinEndpoints.sendOtp, { body: { phone_number: PHONE } });
  const outbox = path.join(data, 'outbox', 'sms.jsonl');
  const code = await waitFor('the code', () => {
    const line = linesOf(outbox).findLast((text) => text.includes(PHONE)) ?? '';
    return /#(\d{6})/.exec(line)?.[1];
  });
  const { status } = await call(signinEndpoints.verifyOtp, { body: { phone_number: PHONE, otp: code } });
  return status === 200;
}
