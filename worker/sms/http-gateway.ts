// Sends SMS through a custom HTTP gateway with a simple protocol (docs/operations/sms.md): one JSON POST per message.
import { z } from '#contracts/z.ts';
import type { Delivery } from '#marketplace/signin/actions/send-code.ts';
import { openExternalHttp, type Reply } from '#platform/external-http.ts';
import { deliveryByStatus, firstLanguage, type SmsSender, type Templates, unreadable } from './sender.ts';

interface HttpGateway {
  url: string;
  token: string;
  /**
   * Ids in the DLT registry of the Indian telecom operators: `entityId` for the company, `header` for its sender name.
   */
  entityId: string;
  header: string;
  templates: Templates;
}

const taken = z.object({ id: z.string().check(z.minLength(1)) });

function deliveryOf(reply: Reply): Delivery {
  const plain = deliveryByStatus(reply);
  if (plain || reply.kind !== 'answer') return plain ?? unreadable;
  const { status, body } = reply;
  // 409: the gateway has already accepted a message with this reference, but its response was lost.
  if (status === 409) return { result: 'accepted' };
  if (status >= 400) return { result: 'refused', reason: `status ${status}` };
  return taken.safeParse(body).success ? { result: 'accepted' } : unreadable;
}

/**
 * Creates the sender. The reference of a message is sent as an idempotency key:
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header
 */
export function createHttpGateway({ url, token, entityId, header, templates }: HttpGateway): SmsSender {
  const post = openExternalHttp(url);
  return {
    repeats: true,
    knows: (template) => templates[template] !== undefined,
    // The operators require that the text matches a registered template, so only languages with a template can be used.
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
