// Sends SMS through Twilio, with the complete text:
// https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
// The HTTP status decides whether a rejected message is retried: https://www.twilio.com/docs/api/errors/20429
import { z } from '#contracts/z.ts';
import type { Delivery } from '#marketplace/signin/actions/send-code.ts';
import { openExternalHttp, type Reply } from '#platform/external-http.ts';
import { deliveryByStatus, type SmsSender, unreadable } from './sender.ts';

export const TWILIO_URL = 'https://api.twilio.com';

interface Twilio {
  url: string;
  accountSid: string;
  authToken: string;
  /** The sender: a phone number, a sender name, or the id of a messaging service (MG…). */
  from: string;
}

const message = z.object({ sid: z.string().check(z.minLength(1)), status: z.string() });
const refusal = z.object({ code: z.int() });

/**
 * Error code if the queue of the sender number is full. It is the only temporary error with status 400:
 * https://www.twilio.com/docs/api/errors/21611
 */
const QUEUE_FULL = 21_611;

function deliveryOf(reply: Reply): Delivery {
  const plain = deliveryByStatus(reply);
  if (plain || reply.kind !== 'answer') return plain ?? unreadable;
  const { status, body } = reply;
  if (status >= 400) {
    const code = refusal.safeParse(body).data?.code;
    const reason = code === undefined ? `status ${status}` : `code ${code}`;
    return { result: code === QUEUE_FULL ? 'failed' : 'refused', reason };
  }
  return status === 201 && message.safeParse(body).success ? { result: 'accepted' } : unreadable;
}

/**
 * Creates the sender. Twilio does not deduplicate messages by their reference, so a message that may have been sent is
 * not sent again (`repeats: false`).
 */
export function createTwilio({ url, accountSid, authToken, from }: Twilio): SmsSender {
  const post = openExternalHttp(url);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  const sender: [string, string] = from.startsWith('MG') ? ['MessagingServiceSid', from] : ['From', from];
  return {
    repeats: false,
    knows: () => true,
    languageFor: (language) => language,
    send: async ({ to, text }) => {
      const body = new URLSearchParams([['To', to], sender, ['Body', text]]).toString();
      return deliveryOf(await post({ path: `/2010-04-01/Accounts/${accountSid}/Messages.json`, headers, body }));
    },
  };
}
