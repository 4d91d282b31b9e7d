// A fake SMS gateway with the product's own protocol, from docs/operations/sms.md ("A gateway of your own"). It refuses
// a message whose reference was used before.
import { z } from '#contracts/z.ts';
import { type FakeProvider, jsonOf, type ReceivedRequest, type Reply, startProvider } from './provider.ts';

export const GATEWAY = {
  token: 'token-of-the-gateway',
  entityId: '1101000000000000001',
  header: 'KAAMST',
  templates: {
    otp: { en: '1107000000000000001', hi: '1107000000000000002' },
    accepted: { en: '1107000000000000003', hi: '1107000000000000004' },
    contact: { en: '1107000000000000005' },
    call_offer: { en: '1107000000000000006' },
    call_evening: { en: '1107000000000000007' },
    call_morning: { en: '1107000000000000008' },
    crew_code: { en: '1107000000000000009' },
  },
};

/** The value of a template variable. The telecom operators allow 1 to 30 characters. */
const variable = z.string().check(z.regex(/^.{1,30}$/u));

const shape = z.strictObject({
  entity_id: z.literal(GATEWAY.entityId),
  header: z.literal(GATEWAY.header),
  template_id: z.string(),
  language: z.string(),
  to: z.string().check(z.regex(/^\+91[6-9]\d{9}$/)),
  text: z.string().check(z.minLength(1)),
  variables: z.union([
    z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) }),
    z.strictObject({ company: variable, job_title: variable }),
    z.strictObject({
      trade: variable,
      day: variable,
      time: variable,
      place: z.optional(variable),
      pay: z.optional(variable),
      token: variable,
    }),
    z.strictObject({ code: z.string().check(z.regex(/^\d{4}$/)), trade: variable, place: variable, pay: variable }),
  ]),
  reference: z.string().check(z.minLength(1)),
});

const refusal = (status: number, code: string): Reply => ({ status, body: { code } });

/** SMS templates as registered with the telecom operators. A message must match its template exactly. */
const registered: Record<string, RegExp> = {
  '1107000000000000001':
    /^\d{6} is your KaamSetu login code\. Valid for 5 minutes\. Do not share it with anyone\.\n\n@[\w.-]+ #\d{6}$/,
  '1107000000000000003': /^.{1,30} has hired you for ".{1,30}"\. See the details on KaamSetu: [\w.-]+$/u,
  '1107000000000000004': /^काम पक्का: ".{1,30}", .{1,30}। पूरी बात कामसेतु पर देखें: [\w.-]+$/u,
  '1107000000000000005':
    /^.{1,30} has looked at your number on KaamSetu for ".{1,30}" and may call you\. Never pay for work\. [\w.-]+$/u,
  '1107000000000000006':
    /^Work: .{1,30}, .{1,30}, \d\d\/\d\d at \d\d:\d\d, Rs \d+\. Will you come\? [\w.-]+\/y\/[a-z2-9]{16}$/u,
  '1107000000000000007': /^Work: .{1,30}, \d\d\/\d\d at \d\d:\d\d\. Will you still come\? [\w.-]+\/y\/[a-z2-9]{16}$/u,
  '1107000000000000008': /^Work: .{1,30}, \d\d\/\d\d at \d\d:\d\d\. Are you on the way\? [\w.-]+\/y\/[a-z2-9]{16}$/u,
  '1107000000000000009':
    /^Code \d{4}: .{1,30}, .{1,30}\. Tell it to the leader of your crew only if you go\. Paid to you: Rs \d+$/u,
  '1107000000000000002': /^\d{6} कामसेतु कोड, 5 मिनट। किसी को न बताएँ।\n\n@[\w.-]+ #\d{6}$/,
};

function respond(asked: ReceivedRequest, seen: Set<string>): Reply {
  if (asked.method !== 'POST' || asked.path !== '/messages') return refusal(404, 'not_found');
  if (asked.headers.authorization !== `Bearer ${GATEWAY.token}`) return refusal(401, 'unauthorized');
  const read = shape.safeParse(jsonOf(asked.body));
  if (!read.success) return refusal(422, 'invalid_message');
  const { template_id, to, text, reference, language } = read.data;
  if (asked.headers['idempotency-key'] !== `"${reference}"`) return refusal(400, 'no_reference');
  if (seen.has(reference)) return refusal(409, 'seen');
  if (!registered[template_id]?.test(text)) return refusal(422, 'template_mismatch');
  if (to.endsWith('00000000')) return refusal(422, 'invalid_number');
  seen.add(reference);
  return { status: 202, body: { id: `m-${seen.size}` }, taken: { to, text, template: template_id, language } };
}

/** Starts the gateway. It accepts messages at the path `/messages` below its `url`. */
export function startGateway(): Promise<FakeProvider> {
  const seen = new Set<string>();
  return startProvider((asked) => respond(asked, seen));
}
