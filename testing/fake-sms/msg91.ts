// A fake of MSG91's flow API, by https://docs.msg91.com/sms/send-sms and
// https://api.msg91.com/apidoc/textsms/send-sms-flow.php. A request is JSON to /api/v5/flow with the header authkey.
// The response is {"message":id,"type":"success"}, or {"message":prose,"type":"error"}, often with status 200.
import { z } from '#contracts/z.ts';
import { type FakeProvider, jsonOf, type ReceivedRequest, type Reply, startProvider } from './provider.ts';

export const MSG91_KEY = 'key-of-the-account';
export const MSG91_TEMPLATES = { otp: { en: 'flow-en', hi: 'flow-hi' } };

const flags = z.optional(z.enum(['0', '1']));
const shape = z.strictObject({
  template_id: z.string(),
  sender: z.optional(z.string().check(z.regex(/^[A-Za-z]{6}$/))),
  short_url: flags,
  short_url_expiry: z.optional(z.string()),
  realTimeResponse: flags,
  recipients: z.array(z.strictObject({ mobiles: z.string(), otp: z.string() })).check(z.minLength(1)),
});

const error = (message: string, status = 200): Reply => ({ status, body: { message, type: 'error' } });

/**
 * Responds as MSG91 does. `allowed`: whether the account permits the caller's address. Other addresses get 418
 * (https://msg91.com/help/api).
 */
function respond(asked: ReceivedRequest, allowed: boolean): Reply {
  if (asked.method !== 'POST' || asked.path !== '/api/v5/flow') return error('Not found', 404);
  if (!allowed) return error('IP is not whitelisted', 418);
  if (asked.headers.authkey !== MSG91_KEY) return error('Authentication failure', 401);
  if (!asked.headers['content-type']?.startsWith('application/json')) return error('Invalid content type');
  const read = shape.safeParse(jsonOf(asked.body));
  if (!read.success) return error('Invalid parameters');
  const { template_id, recipients } = read.data;
  if (!Object.values(MSG91_TEMPLATES.otp).includes(template_id))
    return error('template id missing or invalid template');
  const [recipient] = recipients;
  if (!recipient || !/^91[6-9]\d{9}$/.test(recipient.mobiles) || recipient.mobiles.endsWith('00000000'))
    return error('Please provide valid mobile number');
  const taken = { to: `+${recipient.mobiles}`, text: recipient.otp, template: template_id };
  return { status: 200, body: { message: '5762846b4f8d285d378b4567', type: 'success' }, taken };
}

export function startMsg91({ allowed = true } = {}): Promise<FakeProvider> {
  return startProvider((asked) => respond(asked, allowed));
}
