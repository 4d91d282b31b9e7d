// A fake of Twilio's Messages resource, by https://www.twilio.com/docs/messaging/api/message-resource. A request is a
// form to /2010-04-01/Accounts/{sid}/Messages.json with basic authentication. The response is 201 with a queued
// message, or an error as {code, message, more_info, status}.
import { type FakeProvider, type ReceivedRequest, type Reply, startProvider } from './provider.ts';

export const TWILIO_ACCOUNT = { sid: 'AC00000000000000000000000000000001', token: 'token-of-the-account' };
export const TWILIO_FROM = 'KAAMST';

const KNOWN = new Set(['To', 'From', 'MessagingServiceSid', 'Body', 'StatusCallback', 'ValidityPeriod']);

const refusal = (status: number, code: number, message: string): Reply => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

function respond(asked: ReceivedRequest): Reply {
  const { sid, token } = TWILIO_ACCOUNT;
  const basic = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
  if (asked.method !== 'POST' || asked.path !== `/2010-04-01/Accounts/${sid}/Messages.json`)
    return refusal(404, 20_404, 'The requested resource was not found');
  if (asked.headers.authorization !== basic) return refusal(401, 20_003, 'Authenticate');
  if (asked.headers['content-type'] !== 'application/x-www-form-urlencoded')
    return refusal(400, 20_001, 'Unsupported content type');
  const form = new URLSearchParams(asked.body);
  const unknown = [...form.keys()].find((key) => !KNOWN.has(key));
  if (unknown) return refusal(400, 20_001, `Unknown parameter ${unknown}`);
  const [to, body] = [form.get('To') ?? '', form.get('Body') ?? ''];
  if (to.endsWith('11111111'))
    return refusal(400, 21_611, "This 'From' number has exceeded the maximum number of queued messages");
  if (!/^\+91[6-9]\d{9}$/.test(to) || to.endsWith('00000000'))
    return refusal(400, 21_211, `Invalid 'To' Phone Number: ${to}`);
  if (form.has('MessagingServiceSid') === form.has('From'))
    return refusal(400, 21_603, "A 'From' phone number is required");
  if (form.has('From') && form.get('From') !== TWILIO_FROM)
    return refusal(400, 21_606, "The 'From' number is not yours");
  if (body === '') return refusal(400, 21_602, 'Message body is required');
  const message = { sid: 'SM00000000000000000000000000000001', status: 'queued', to, body, error_code: null };
  return { status: 201, body: message, taken: { to, text: body } };
}

export function startTwilio(): Promise<FakeProvider> {
  return startProvider(respond);
}
