// Sends SMS through the flow API of MSG91. The text is a template that MSG91 stores; a request contains only its
// variables.
// Request: https://docs.msg91.com/sms/send-sms
// Responses and errors: https://api.msg91.com/apidoc/textsms/send-sms-flow.php
// Status 418: https://msg91.com/help/api
import { z } from '#contracts/z.ts';
import type { Delivery } from '#marketplace/signin/actions/send-code.ts';
import { openExternalHttp, type Reply } from '#platform/external-http.ts';
import { deliveryByStatus, firstLanguage, type SmsSender, type Templates, unreadable } from './sender.ts';

export const MSG91_URL = 'https://control.msg91.com';

interface Msg91 {
  url: string;
  authKey: string;
  /** The sender id. If undefined, MSG91 uses the sender id of the template. */
  header: string | undefined;
  templates: Templates;
}

/** HTTP status if MSG91 does not allow requests from our IP address. */
const ADDRESS_NOT_ALLOWED = 418;
const answerShape = z.object({ type: z.enum(['success', 'error']), message: z.string() });

/**
 * Returns the delivery result for an error of MSG91, which is an English sentence, often with status 200. A message is
 * not sent again if the error is about its number or its template. Any other error is about our account and affects
 * every message, so the message is sent again later.
 */
function errorOf(message: string): Delivery {
  if (/\b(?:mobiles?|recipients?|numbers?)\b/i.test(message)) return { result: 'refused', reason: 'number' };
  if (/\b(?:flow|template)\b/i.test(message)) return { result: 'refused', reason: 'template' };
  return { result: 'failed', reason: 'account' };
}

function deliveryOf(reply: Reply): Delivery {
  const plain = deliveryByStatus(reply);
  if (plain || reply.kind !== 'answer') return plain ?? unreadable;
  const answer = answerShape.safeParse(reply.body).data;
  if (answer?.type === 'error' && reply.status !== ADDRESS_NOT_ALLOWED) return errorOf(answer.message);
  if (reply.status >= 400) return { result: 'failed', reason: `status ${reply.status}` };
  return answer ? { result: 'accepted' } : unreadable;
}

/** Renames the variable `code` to `otp`, which is its name in the MSG91 template. */
const named = ({ code, ...others }: Readonly<Record<string, string>>) => (code === undefined ? others : { otp: code });

/**
 * Creates the sender. MSG91 does not deduplicate messages by their reference, so a message that may have been sent is
 * not sent again (`repeats: false`).
 */
export function createMsg91({ url, authKey, header, templates }: Msg91): SmsSender {
  const post = openExternalHttp(url);
  return {
    repeats: false,
    knows: (template) => templates[template] !== undefined,
    languageFor: (language, template) => firstLanguage(language, (one) => templates[template]?.[one] !== undefined),
    send: async ({ to, template, language, variables }) => {
      const body = {
        template_id: templates[template]?.[language],
        ...(header ? { sender: header } : {}),
        short_url: '0',
        recipients: [{ mobiles: to.replace('+', ''), ...named(variables) }],
      };
      const headers = { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' };
      return deliveryOf(await post({ path: '/api/v5/flow', headers, body: JSON.stringify(body) }));
    },
  };
}
