// Any other gateway, by a protocol of our own that a few lines in front of it can speak (docs/operations.md): one POST of JSON a text.
import { z } from '#contracts/z.ts';
import type { Delivery } from '#marketplace/signin/actions/send-code.ts';
import { openExternalHttp, type Reply } from '#platform/external-http.ts';
import { deliveryByStatus, firstLanguage, type SmsSender, type Templates, unreadable } from './sender.ts';

interface HttpGateway {
  url: string;
  token: string;
  /** The DLT ids of the company and of the name it sends under. */
  entityId: string;
  header: string;
  templates: Templates;
}

const taken = z.object({ id: z.string().check(z.minLength(1)) });

function deliveryOf(reply: Reply): Delivery {
  const plain = deliveryByStatus(reply);
  if (plain || reply.kind !== 'answer') return plain ?? unreadable;
  const { status, body } = reply;
  // This reference has been taken before: by an attempt whose answer we never read.
  if (status === 409) return { result: 'accepted' };
  if (status >= 400) return { result: 'refused', reason: `status ${status}` };
  return taken.safeParse(body).success ? { result: 'accepted' } : unreadable;
}

/** References travel as https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header says. */
export function createHttpGateway({ url, token, entityId, header, templates }: HttpGateway): SmsSender {
  const post = openExternalHttp(url);
  return {
    repeats: true,
    knows: (template) => templates[template] !== undefined,
    // The text must match the template to the letter, so it takes both.
    languageFor: (language, template) => firstLanguage(language, (one) => templates[template]?.[one] !== undefined),
    send: async ({ to, template, language, text, variables, reference }) => {
      const body = {
        entity_id: entityId,
        header,
        template_id: templates[template]?.[language],
        language,
        to,
        text,
        variables,
        reference,
      };
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': `"${reference}"`,
      };
      return deliveryOf(await post({ path: '', headers, body: JSON.stringify(body) }));
    },
  };
}
