// What the programs get as their environment: the caller's, made whole with the embedded database and secrets made once.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { randomToken } from '#platform/secrets.ts';
import { makeVapidPair } from '#platform/vapid.ts';

const secret = z.string().check(z.minLength(32));
const secrets = z.object({ OTP_PEPPER: secret, CSRF_SECRET: secret, IDENTITY_KEY: secret, DEVICE_SECRET: secret });
/** What came later stands in a file of its own, so that older data folders go on as they are. */
const adminSecrets = z.object({ TOTP_KEY: secret, CONSOLE_SECRET: secret });
const pair = z.object({ publicKey: z.string(), privateKey: z.string() });

/** True when nothing embedded may start: the database, and with it the secrets, are somebody's care elsewhere. */
export function hasOwnDatabase(): boolean {
  return Boolean(process.env.DATABASE_URL);
}

/** The data folder, as an absolute path: the programs need not share our working directory. */
export function dataFolder(): string {
  return path.resolve(process.env.DATA_DIR || '.data');
}

/** Seconds a program gets to end what it has begun: few, as somebody sits at the terminal. */
export const graceSeconds = (): number => Number(process.env.SHUTDOWN_GRACE) || 4;

/** Further ways to somebody's own database: beside the embedded one they would lead elsewhere. */
const ownWays = new Set(['DATABASE_POOLED_URL', 'DATABASE_REPLICA_URL']);

/** The environment of every program, but for the address of an embedded database. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const folder = dataFolder();
  const made = hasOwnDatabase() ? {} : makeSecrets(folder);
  const isMeant = (name: string) => hasOwnDatabase() || !ownWays.has(name);
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([name, value]) => value !== '' && isMeant(name)),
  );
  return {
    // A database of one's own means production (D109).
    ...(hasOwnDatabase() ? {} : { APP_ENV: 'development' }),
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: '3000',
    SHUTDOWN_GRACE: String(graceSeconds()),
    ...made,
    ...given,
    DATA_DIR: folder,
  };
}

const makeSecrets = (folder: string) => ({
  ...readOrMake(path.join(folder, 'secrets.json'), secrets),
  ...readOrMake(path.join(folder, 'admin-secrets.json'), adminSecrets),
  ...readOrMakePushKeys(folder),
});

/** Writes the file where there is none yet; one that is there stays. */
function makeOnce(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, JSON.stringify(content, null, 2), { mode: 0o600 });
  try {
    linkSync(next, file); // Atomic, and it fails when there are secrets already.
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(next, { force: true });
  }
}

/** Secrets live as long as the data: what they sealed (sessions, identity numbers, second factors) must open again after a restart. */
function readOrMake<S extends z.ZodMiniObject>(file: string, shape: S): z.output<S> {
  makeOnce(file, Object.fromEntries(Object.keys(shape.shape).map((name) => [name, randomToken()])));
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`The secrets in ${file} cannot be read; put back the file that belongs to this data.`);
  }
}

/** Browsers subscribe with the public one: with another pair none of their devices would ring. */
function readOrMakePushKeys(folder: string) {
  if (process.env.VAPID_PUBLIC_KEY || process.env.VAPID_PRIVATE_KEY) return {};
  const file = path.join(folder, 'vapid.json');
  makeOnce(file, makeVapidPair());
  const { publicKey, privateKey } = pair.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:help@kaamsetu.example',
  };
}
