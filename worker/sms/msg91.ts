// MSG91, by its flow API: the text is a template on their side, of which we send the code. https://docs.msg91.com/sms/send-sms
// Answers and errors as https://api.msg91.com/apidoc/textsms/send-sms-flow.php shows them; 418 as https://msg91.com/help/api does.
import { z } from '#contracts/z.ts';
import type { Delivery } from '#marketplace/signin/actions/send-code.ts';
import { openExternalHttp, type Reply } from '#platform/external-http.ts';
import { deliveryByStatus, firstLanguage, type SmsSender, type Templates, unreadable } from './sender.ts';

export const MSG91_URL = 'https://control.msg91.com';

interface Msg91 {
  url: string;
  authKey: string;
  /** The sender id; without one that of the template holds. */
  header: string | undefined;
  templates: Templates;
}

/** Our address is not on the account's list. */
const ADDRESS_NOT_ALLOWED = 418;
const answerShape = z.object({ type: z.enum(['success', 'error']), message: z.string() });

/** Their errors are prose, often with status 200. One about the message is final; any other stops every message alike. */
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

/** Their template of a code calls it `otp`. */
const named = ({ code, ...others }: Readonly<Record<string, string>>) => (code === undefined ? others : { otp: code });

/** They know no references: a message is handed over once. */
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
