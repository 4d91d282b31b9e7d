// Creates the SMS sender that the variable SMS_SENDER selects. If environment variables of this sender are missing,
// throws an error that lists them.
import type { Env } from '#platform/env.ts';
import { createHttpGateway } from './http-gateway.ts';
import { createMsg91, MSG91_URL } from './msg91.ts';
import type { SmsSender } from './sender.ts';
import { createTwilio, TWILIO_URL } from './twilio.ts';

type SmsVariable = Extract<keyof Env, `SMS_${string}`>;
type Present<K extends SmsVariable> = { [V in K]-?: NonNullable<Env[V]> };

const has = <K extends SmsVariable>(env: Env, names: readonly K[]): env is Env & Present<K> =>
  names.every((name) => env[name] !== undefined);

/**
 * Returns the environment if all variables in `names` are set. Otherwise throws an error that lists the missing
 * variables.
 */
function need<K extends SmsVariable>(env: Env, names: readonly K[]): Env & Present<K> {
  if (has(env, names)) return env;
  const missing = names.filter((name) => env[name] === undefined);
  throw new Error(`SMS_SENDER=${env.SMS_SENDER} needs ${missing.join(', ')} as well.`);
}

const openers = {
  msg91: (env: Env) => {
    const { SMS_MSG91_AUTH_KEY: authKey, SMS_TEMPLATES: templates } = need(env, [
      'SMS_MSG91_AUTH_KEY',
      'SMS_TEMPLATES',
    ]);
    return createMsg91({ url: env.SMS_MSG91_URL ?? MSG91_URL, authKey, header: env.SMS_HEADER, templates });
  },
  twilio: (env: Env) => {
    const own = need(env, ['SMS_TWILIO_ACCOUNT_SID', 'SMS_TWILIO_AUTH_TOKEN', 'SMS_TWILIO_FROM']);
    return createTwilio({
      url: env.SMS_TWILIO_URL ?? TWILIO_URL,
      accountSid: own.SMS_TWILIO_ACCOUNT_SID,
      authToken: own.SMS_TWILIO_AUTH_TOKEN,
      from: own.SMS_TWILIO_FROM,
    });
  },
  http: (env: Env) => {
    const own = need(env, ['SMS_HTTP_URL', 'SMS_HTTP_TOKEN', 'SMS_DLT_ENTITY_ID', 'SMS_HEADER', 'SMS_TEMPLATES']);
    return createHttpGateway({
      url: own.SMS_HTTP_URL,
      token: own.SMS_HTTP_TOKEN,
      entityId: own.SMS_DLT_ENTITY_ID,
      header: own.SMS_HEADER,
      templates: own.SMS_TEMPLATES,
    });
  },
} as const;

/**
 * Returns the SMS sender that the environment selects: `outbox` for `SMS_SENDER=outbox`, else the sender of a provider.
 */
export function createSender(env: Env, outbox: SmsSender): SmsSender {
  return env.SMS_SENDER === 'outbox' ? outbox : openers[env.SMS_SENDER](env);
}
