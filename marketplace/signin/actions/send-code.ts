// Makes the code of a request and hands its text to the sender: the only place where a code exists in clear.
import type { Deps } from '../../deps.ts';
import { findPendingCode, setCodeHash } from '../queries/codes.ts';
import { hashCode, newCode } from '../rules.ts';

/** Sends one text message. Rejects when the network refuses it. */
export interface SmsSender {
  send(to: string, text: string): Promise<void>;
}

interface Sending extends Pick<Deps, 'db' | 'secrets'> {
  sms: SmsSender;
  /** The text in the reader's language. */
  textOf(code: string, language: string): string;
}

/** Sends the code that an event asks for. A request that is replaced, used or past its time is dropped quietly. */
export async function sendCode({ db, secrets, sms, textOf }: Sending, eventId: number): Promise<void> {
  const request = await findPendingCode(db, eventId);
  if (!request) return;
  const code = newCode();
  await setCodeHash(db, request.id, hashCode(secrets.otp_pepper, request.phone_number, code));
  await sms.send(request.phone_number, textOf(code, request.language));
}
