// Reads and validates all environment variables, once in the `main` of each program. The error has one sentence for
// each invalid variable.
import os from 'node:os';
import { z } from '#contracts/z.ts';
import { faultsOfMode, isProduction } from './production-faults.ts';
import { REDIS_ADDRESS, readRedisAddress } from './redis-address.ts';

const secret = z.string().check(z.minLength(32));
const integerUpTo = (max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/)),
      z.transform((text: string) => Number(text)),
    ),
    z.number().check(z.maximum(max)),
  );
const port = integerUpTo(65_535);
const milliseconds = integerUpTo(600_000);
const seconds = integerUpTo(600);
const share = z.pipe(
  z.string().check(z.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/)),
  z.transform((text: string) => Number(text)),
);
const list = z.pipe(
  z.string(),
  z.transform((text: string) => text.split(',').flatMap((item) => item.trim() || [])),
);

const keys = z.pipe(list, z.array(secret));

const url = z.string().check(z.regex(/^https?:\/\/[^\s/?#]+/));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const templateIds = z.record(z.string().check(z.regex(/^[a-z]{2}$/)), z.string().check(z.regex(/^\S{1,100}$/)));
/** SMS template → language → template id of the telecom operators. Missing languages use English, which is required. */
const withEnglish = templateIds.check(z.refine((ids) => 'en' in ids));
const templates = z.pipe(
  z.pipe(z.string(), z.transform(parseJson)),
  z.strictObject({
    otp: withEnglish,
    accepted: z.optional(withEnglish),
    contact: z.optional(withEnglish),
    call_offer: z.optional(withEnglish),
    call_evening: z.optional(withEnglish),
    call_morning: z.optional(withEnglish),
    crew_code: z.optional(withEnglish),
  }),
);

const shape = z.object({
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//)),
  DATABASE_POOLED_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_REPLICA_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  REDIS_URL: z.optional(z.string().check(z.refine((text) => readRedisAddress(text) !== null))),
  APP_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  PORT: z._default(port, 3000),
  // The default outside production is 127.0.0.1, see readEnv.
  HOST: z._default(z.string(), '0.0.0.0'),
  PUBLIC_ORIGINS: z._default(list, []),
  TRUSTED_PROXIES: z._default(list, []),
  DATA_DIR: z._default(z.string(), '.data'),
  LOG_LEVEL: z._default(z.enum(['info', 'warn', 'error', 'silent']), 'info'),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\//))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  SMS_SENDER: z._default(z.enum(['outbox', 'msg91', 'twilio', 'http']), 'outbox'),
  ALLOW_OUTBOX: z.optional(z.enum(['yes', 'no'])),
  SMS_MSG91_AUTH_KEY: z.optional(z.string()),
  SMS_MSG91_URL: z.optional(url),
  SMS_TWILIO_ACCOUNT_SID: z.optional(z.string().check(z.regex(/^\w+$/))),
  SMS_TWILIO_AUTH_TOKEN: z.optional(z.string()),
  SMS_TWILIO_FROM: z.optional(z.string()),
  SMS_TWILIO_URL: z.optional(url),
  SMS_HTTP_URL: z.optional(url),
  SMS_HTTP_TOKEN: z.optional(z.string()),
  SMS_DLT_ENTITY_ID: z.optional(z.string()),
  SMS_HEADER: z.optional(z.string()),
  SMS_TEMPLATES: z.optional(templates),
  TRANSLATOR: z._default(z.enum(['glossary', 'libretranslate', 'google', 'bhashini']), 'glossary'),
  TRANSLATOR_LIBRETRANSLATE_URL: z.optional(url),
  TRANSLATOR_LIBRETRANSLATE_KEY: z.optional(z.string()),
  TRANSLATOR_GOOGLE_KEY: z.optional(z.string()),
  TRANSLATOR_GOOGLE_URL: z.optional(url),
  TRANSLATOR_BHASHINI_KEY: z.optional(z.string()),
  TRANSLATOR_BHASHINI_SERVICE: z.optional(z.string().check(z.regex(/^\S{1,200}$/))),
  TRANSLATOR_BHASHINI_URL: z.optional(url),
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^B[\w-]{86}$/))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  VAPID_SUBJECT: z.optional(z.string().check(z.regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/))),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url),
  OTEL_TRACES_SAMPLER_ARG: z._default(share, 1),
  SLOW_QUERY_MS: z._default(milliseconds, 500),
  SHUTDOWN_GRACE: z._default(seconds, 25),
  WORKER_NAME: z._default(z.string(), `worker-${os.hostname()}-${process.pid}`),
  WORKER_HEALTH_PORT: z._default(port, 0),
  WORKER_SWEEPS: z._default(z.stringbool(), true),
  OTP_PEPPER: secret,
  CSRF_SECRET: secret,
  IDENTITY_KEY: secret,
  PREVIOUS_IDENTITY_KEYS: z._default(keys, []),
  DEVICE_SECRET: secret,
  // Secrets of the admin area. If one is missing, the feature that needs it is disabled.
  TOTP_KEY: z.optional(secret),
  CONSOLE_SECRET: z.optional(secret),
  ADMIN_BOOTSTRAP_TOKEN: z.optional(secret),
  // The URL that signed documents name as their issuer. The default is the first of PUBLIC_ORIGINS.
  SIGNING_ISSUER: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s/?#]+$/))),
  // The private key of signed documents. Without it, the worker process makes no documents.
  SIGNING_KEY: z.optional(z.string().check(z.regex(/^-----BEGIN PRIVATE KEY-----/))),
});

export type Env = z.output<typeof shape>;

const hints: Partial<Record<keyof Env, string>> = {
  DATABASE_URL: 'the address of a Postgres 15 or newer, postgres://user:password@host:port/database',
  DATABASE_POOLED_URL: 'the address of a pooler, postgres://user:password@host:port/database, or nothing',
  DATABASE_REPLICA_URL: 'the address of a standby, postgres://user:password@host:port/database, or nothing',
  REDIS_URL: REDIS_ADDRESS,
  APP_ENV: 'development, production or test',
  PORT: 'a port number',
  METRICS_PORT: 'a port number, or nothing',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an address, http(s)://host:port, or nothing',
  OTEL_TRACES_SAMPLER_ARG: 'a share from 0 to 1',
  SLOW_QUERY_MS: 'a number of milliseconds, 0 for none',
  SHUTDOWN_GRACE: 'a number of seconds',
  OTP_PEPPER: 'a secret of 32 characters or more',
  CSRF_SECRET: 'a secret of 32 characters or more',
  IDENTITY_KEY: 'a secret of 32 characters or more',
  PREVIOUS_IDENTITY_KEYS: 'secrets of 32 characters or more with commas between, oldest first, or nothing',
  DEVICE_SECRET: 'a secret of 32 characters or more',
  TOTP_KEY: 'a secret of 32 characters or more, or nothing',
  CONSOLE_SECRET: 'a secret of 32 characters or more, or nothing',
  ADMIN_BOOTSTRAP_TOKEN: 'a secret of 32 characters or more, or nothing',
  SIGNING_ISSUER: 'an address without a path, https://host, or nothing',
  SIGNING_KEY: 'a private key on P-256 in PEM (PKCS#8), or nothing',
  SMS_SENDER: 'outbox, msg91, twilio or http',
  ALLOW_OUTBOX: 'yes or no',
  SMS_MSG91_URL: 'an address, https://…, or nothing',
  SMS_TWILIO_ACCOUNT_SID: 'letters and digits',
  SMS_TWILIO_URL: 'an address, https://…, or nothing',
  SMS_HTTP_URL: 'an address, https://…',
  SMS_TEMPLATES: 'JSON like {"otp":{"en":"id","hi":"id"}}, English at least',
  TRANSLATOR: 'glossary, libretranslate, google or bhashini',
  TRANSLATOR_LIBRETRANSLATE_URL: 'an address, https://…',
  TRANSLATOR_GOOGLE_URL: 'an address, https://…, or nothing',
  TRANSLATOR_BHASHINI_SERVICE: 'the id of a service, without spaces',
  TRANSLATOR_BHASHINI_URL: 'an address, https://…, or nothing',
  VAPID_PUBLIC_KEY: 'a public key on P-256 in base64url, 87 characters',
  VAPID_PRIVATE_KEY: 'a private key on P-256 in base64url, 43 characters',
  VAPID_SUBJECT: 'mailto: and an address, or https://…',
  S3_BUCKET: 'the name of a bucket, or nothing',
  S3_ENDPOINT: 'an address, http(s)://host:port, or nothing',
  S3_FORCE_PATH_STYLE: 'true or false',
};

const present = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/** Returns the secret keys for digests of identity numbers, oldest first; the last key is the current one. */
export function identityKeysOf({ PREVIOUS_IDENTITY_KEYS, IDENTITY_KEY }: Env): string[] {
  const all = [...PREVIOUS_IDENTITY_KEYS, IDENTITY_KEY];
  if (new Set(all).size < all.length) throw new Error('IDENTITY_KEY must differ from all previous keys.');
  return all;
}

const fileLocation = z.pick(shape, {
  DATA_DIR: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ENDPOINT: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  S3_FORCE_PATH_STYLE: true,
});

/** Reads the location of stored files, for programs that need none of the secrets. */
export const readFileLocation = (source: NodeJS.ProcessEnv) => fileLocation.parse(present(source));

/** Thrown by `readEnv`: the operator must correct the environment. */
export class EnvironmentError extends Error {}

/**
 * Reads the environment; empty values count as absent. Throws one EnvironmentError that names every faulty variable,
 * without values. `faults` are further error messages that the program found before the call.
 */
export function readEnv(source: NodeJS.ProcessEnv, faults: readonly string[] = []): Env {
  const given: NodeJS.ProcessEnv = present(source);
  const read = shape.safeParse(isProduction(given) ? given : { HOST: '127.0.0.1', ...given });
  const wrong = [...new Set((read.error?.issues ?? []).map((issue) => String(issue.path[0])))];
  const ofVariables = wrong.map(
    (name) => `${name} must be ${Object.entries(hints).find(([key]) => key === name)?.[1] ?? 'valid'}`,
  );
  const sentences = [...ofVariables, ...faultsOfMode(given), ...faults];
  if (read.success && sentences.length === 0) return read.data;
  throw new EnvironmentError(`The environment is not complete: ${sentences.join('; ')}.`);
}

/**
 * EX_CONFIG of sysexits.h, a configuration error. A supervisor need not restart the program, because the error would
 * occur again.
 */
export const CONFIGURATION_EXIT_CODE = 78;

/** Reads the environment as `readEnv` does. A fault ends the process with its message and exit code 78. */
export function readEnvOrExit(source: NodeJS.ProcessEnv, faults: readonly string[] = []): Env {
  try {
    return readEnv(source, faults);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(CONFIGURATION_EXIT_CODE);
  }
}
