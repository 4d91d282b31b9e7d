// Tests the variable SMS_SENDER: if the selected sender needs a variable that is not set, the start fails with an error
// that names the missing variable.
import { expect, it } from 'vitest';
import { readEnv } from '#platform/env.ts';
import { testSecrets } from '#testing/secrets.ts';
import { createSender } from './create-sender.ts';
import { createOutbox } from './outbox.ts';

const outbox = createOutbox('nowhere');
const templates = '{"otp":{"en":"1","hi":"2"}}';
const open = (variables: NodeJS.ProcessEnv) =>
  createSender(
    readEnv({ APP_ENV: 'test', DATABASE_URL: 'postgres://localhost/x', ...testSecrets, ...variables }),
    outbox,
  );

it('The SMS sender is the outbox by default', () => {
  expect(open({})).toBe(outbox);
});

it.each<[string, NodeJS.ProcessEnv, boolean]>([
  ['msg91', { SMS_MSG91_AUTH_KEY: 'k', SMS_TEMPLATES: templates }, false],
  ['twilio', { SMS_TWILIO_ACCOUNT_SID: 'AC1', SMS_TWILIO_AUTH_TOKEN: 't', SMS_TWILIO_FROM: 'KAAMST' }, false],
  [
    'http',
    {
      SMS_HTTP_URL: 'https://sms.example.in/messages',
      SMS_HTTP_TOKEN: 't',
      SMS_DLT_ENTITY_ID: 'e',
      SMS_HEADER: 'h',
      SMS_TEMPLATES: templates,
    },
    true,
  ],
])('The SMS sender %s opens with its variables, and the error names each missing one', (name, variables, repeats) => {
  expect(open({ SMS_SENDER: name, ...variables }).repeats).toBe(repeats);
  const lacking = () => open({ SMS_SENDER: name });
  for (const variable of Object.keys(variables)) expect(lacking).toThrow(variable);
});

it.each([
  ['templates that are not JSON', { SMS_TEMPLATES: '{"otp":' }, 'SMS_TEMPLATES must be JSON'],
  ['templates without English', { SMS_TEMPLATES: '{"otp":{"hi":"2"}}' }, 'SMS_TEMPLATES must be JSON'],
  ['an unknown sender', { SMS_SENDER: 'pigeon' }, 'SMS_SENDER must be outbox, msg91, twilio or http'],
  ['an invalid URL', { SMS_HTTP_URL: 'sms.example.in' }, 'SMS_HTTP_URL must be an address'],
])('SMS_SENDER rejects %s', (_, variables, sentence) => {
  expect(() => open(variables)).toThrow(sentence);
});
