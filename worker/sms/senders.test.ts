// Tests each SMS sender with a fake server built from its provider's documentation: accepted, refused, failing calls.
import { afterEach, describe, expect, it } from 'vitest';
import { GATEWAY, startGateway } from '#testing/fake-sms/gateway.ts';
import { MSG91_KEY, MSG91_TEMPLATES, startMsg91 } from '#testing/fake-sms/msg91.ts';
import type { FakeProvider, Trouble } from '#testing/fake-sms/provider.ts';
import { startTwilio, TWILIO_ACCOUNT, TWILIO_FROM } from '#testing/fake-sms/twilio.ts';
import { createHttpGateway } from './http-gateway.ts';
import { createMsg91 } from './msg91.ts';
import type { SmsSender, TextMessage } from './sender.ts';
import { createTwilio } from './twilio.ts';

const PHONE = '+919876543210';
const TEXT =
  '042424 is your KaamSetu login code. Valid for 5 minutes. Do not share it with anyone.\n\n@kaam.example #042424';
const message: TextMessage = {
  to: PHONE,
  template: 'otp',
  language: 'en',
  text: TEXT,
  variables: { code: '042424' },
  reference: '17',
};

const openers = {
  msg91: {
    start: () => startMsg91(),
    open: (url: string, secret = MSG91_KEY) =>
      createMsg91({ url, authKey: secret, header: 'KAAMST', templates: MSG91_TEMPLATES }),
  },
  twilio: {
    start: startTwilio,
    open: (url: string, secret = TWILIO_ACCOUNT.token) =>
      createTwilio({ url, accountSid: TWILIO_ACCOUNT.sid, authToken: secret, from: TWILIO_FROM }),
  },
  http: {
    start: startGateway,
    open: (url: string, secret = GATEWAY.token) =>
      createHttpGateway({ ...GATEWAY, url: `${url}/messages`, token: secret }),
  },
} satisfies Record<string, { start(): Promise<FakeProvider>; open(url: string, secret?: string): SmsSender }>;
const names = ['msg91', 'twilio', 'http'] as const;

const running: FakeProvider[] = [];
afterEach(async () => {
  for (const provider of running.splice(0)) await provider.close();
});

async function start(name: (typeof names)[number], secret?: string) {
  const provider = await openers[name].start();
  running.push(provider);
  return { provider, sender: openers[name].open(provider.url, secret) };
}

describe.each(names)('%s', (name) => {
  it('The sender delivers a message once', async () => {
    const { provider, sender } = await start(name);
    expect(await sender.send(message)).toEqual({ result: 'accepted' });
    expect(provider.inbox).toHaveLength(1);
    expect(provider.inbox[0]).toMatchObject({ to: PHONE, text: name === 'msg91' ? '042424' : TEXT });
  });

  it('The sender returns `failed` with status 401 for a wrong secret, not a refusal of the number', async () => {
    const { provider, sender } = await start(name, 'another');
    expect(await sender.send(message)).toEqual({ result: 'failed', reason: 'status 401' });
    expect(provider.inbox).toEqual([]);
  });

  it('The sender returns `refused` for a number that the provider rejects', async () => {
    const { sender } = await start(name);
    expect((await sender.send({ ...message, to: '+919900000000' })).result).toBe('refused');
  });

  it.each<[Trouble, string]>([
    ['error', 'failed'],
    ['busy', 'failed'],
    ['redirect', 'failed'],
    ['garbage', 'unclear'],
    ['gateway timeout', 'unclear'],
    ['endless', 'unclear'],
  ])('The sender maps the provider response %s to the result %s', async (trouble, result) => {
    const { provider, sender } = await start(name);
    provider.trouble = trouble;
    expect((await sender.send(message)).result).toBe(result);
    expect(provider.misled(), 'nothing follows a redirect').toBe(0);
    expect(provider.asked, 'nothing is repeated').toHaveLength(1);
  });

  it('The sender returns `failed` if the connection is refused', async () => {
    const { provider, sender } = await start(name);
    await provider.close();
    expect(await sender.send(message)).toEqual({ result: 'failed', reason: 'ECONNREFUSED' });
  });

  it('The failure of a message contains neither phone number nor code', async () => {
    const { provider, sender } = await start(name);
    const refused = await sender.send({ ...message, to: '+919900000000' });
    provider.trouble = 'garbage';
    const said = JSON.stringify([refused, await sender.send(message)]);
    expect(said).not.toMatch(/99000|9876543210|042424/);
  });
});

it('Each sender waits at least 4.5 s for a response, then returns `unclear`', async () => {
  const all = await Promise.all(names.map((name) => start(name)));
  const began = performance.now();
  const answers = await Promise.all(
    all.map(({ provider, sender }) => {
      provider.trouble = 'hang';
      return sender.send(message);
    }),
  );
  expect(answers).toEqual(names.map(() => ({ result: 'unclear', reason: 'timeout' })));
  expect(performance.now() - began).toBeGreaterThan(4500);
});

describe('language of an SMS', () => {
  const languages = ['en', 'hi', 'bh', 'ta'] as const;
  const inEach = (sender: SmsSender) => languages.map((language) => sender.languageFor(language, 'otp'));

  it('The SMS language is Hindi for Bhojpuri, and English if the reader’s language has no template', () => {
    expect(inEach(openers.msg91.open('http://127.0.0.1:1'))).toEqual(['en', 'hi', 'hi', 'en']);
    expect(inEach(openers.http.open('http://127.0.0.1:1'))).toEqual(['en', 'hi', 'hi', 'en']);
  });

  it('The SMS language always has a template', () => {
    const templates = { otp: { en: 'e', ta: 't' } };
    const msg91 = createMsg91({ url: 'http://127.0.0.1:1', authKey: '', header: undefined, templates });
    expect(inEach(msg91)).toEqual(['en', 'en', 'en', 'ta']);
    const gateway = createHttpGateway({ ...GATEWAY, url: 'http://127.0.0.1:1', templates });
    expect(inEach(gateway)).toEqual(['en', 'en', 'en', 'ta']);
  });
});

describe('MSG91', () => {
  it('MSG91 returns `refused` for an unknown template, and `failed` for an IP address that the account does not allow', async () => {
    const provider = await startMsg91({ allowed: false });
    running.push(provider);
    expect(await openers.msg91.open(provider.url).send(message)).toEqual({ result: 'failed', reason: 'status 418' });
    const { provider: open } = await start('msg91');
    const templates = { otp: { en: 'unknown' } };
    const sender = createMsg91({ url: open.url, authKey: MSG91_KEY, header: undefined, templates });
    expect(await sender.send(message)).toEqual({ result: 'refused', reason: 'template' });
  });
});

describe('Twilio', () => {
  it('Twilio returns `failed`, which allows a retry, if the queue of the sender number is full', async () => {
    const { sender } = await start('twilio');
    expect(await sender.send({ ...message, to: '+919911111111' })).toEqual({ result: 'failed', reason: 'code 21611' });
  });

  it('Twilio sends through a messaging service if its id is configured', async () => {
    const { provider } = await start('twilio');
    const { sid, token } = TWILIO_ACCOUNT;
    const sender = createTwilio({ url: provider.url, accountSid: sid, authToken: token, from: 'MG1' });
    expect(await sender.send(message)).toEqual({ result: 'accepted' });
    expect(provider.asked[0]?.body).toContain('MessagingServiceSid=MG1');
  });
});

describe('HTTP gateway', () => {
  it('A gateway that has already accepted the reference counts as accepted', async () => {
    const { provider, sender } = await start('http');
    await sender.send(message);
    expect(await sender.send(message)).toEqual({ result: 'accepted' });
    expect(provider.inbox).toHaveLength(1);
  });

  it('The gateway refuses an SMS that does not match its template', async () => {
    const { sender } = await start('http');
    expect(await sender.send({ ...message, text: 'Hello' })).toEqual({ result: 'refused', reason: 'status 422' });
  });
});
