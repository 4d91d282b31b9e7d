// Builds the environment of the programs: the caller's, completed with the embedded database and generated secrets.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { randomToken } from '#platform/secrets.ts';
import { makeVapidPair } from '#platform/vapid.ts';

const secret = z.string().check(z.minLength(32));
const secrets = z.object({ OTP_PEPPER: secret, CSRF_SECRET: secret, IDENTITY_KEY: secret, DEVICE_SECRET: secret });
/** Later secrets are in a separate file, so older data folders remain valid. */
const adminSecrets = z.object({ TOTP_KEY: secret, CONSOLE_SECRET: secret });
const pair = z.object({ publicKey: z.string(), privateKey: z.string() });

/** True if nothing embedded may start: the operator provides the database and the secrets. */
export function hasOwnDatabase(): boolean {
  return Boolean(process.env.DATABASE_URL);
}

/** Returns the data folder as an absolute path, because the programs may have another working directory. */
export function dataFolder(): string {
  return path.resolve(process.env.DATA_DIR || '.data');
}

/** Seconds that a program gets to finish its work; few, because a user waits at the terminal. */
export const graceSeconds = (): number => Number(process.env.SHUTDOWN_GRACE) || 4;

/** More addresses of an external database. They must not be combined with the embedded one. */
const ownWays = new Set(['DATABASE_POOLED_URL', 'DATABASE_REPLICA_URL']);

/** Returns the environment of all programs, without the address of an embedded database. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const folder = dataFolder();
  const made = hasOwnDatabase() ? {} : makeSecrets(folder);
  const isMeant = (name: string) => hasOwnDatabase() || !ownWays.has(name);
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([name, value]) => value !== '' && isMeant(name)),
  );
  return {
    // An external database means production (D109).
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

/** Creates the file unless it exists; an existing file stays unchanged. */
function makeOnce(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, JSON.stringify(content, null, 2), { mode: 0o600 });
  try {
    linkSync(next, file); // Atomic; fails if secrets already exist.
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(next, { force: true });
  }
}

/**
 * Returns the stored secrets, or generates them once. They must live as long as the data: sessions, identity numbers
 * and second factors must stay readable after a restart.
 */
function readOrMake<S extends z.ZodMiniObject>(file: string, shape: S): z.output<S> {
  makeOnce(file, Object.fromEntries(Object.keys(shape.shape).map((name) => [name, randomToken()])));
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`The secrets in ${file} cannot be read; put back the file that belongs to this data.`);
  }
}

/** Browsers subscribe with the public key: another pair would invalidate all subscriptions. */
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
