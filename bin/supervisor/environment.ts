// Builds the environment of the programs: the variables of the caller, completed with defaults, generated secrets and
// the data folder.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { randomToken } from '#platform/secrets.ts';
import { makeSigningKey } from '#platform/signing/signing-key.ts';
import { makeVapidPair } from '#platform/vapid.ts';

const secret = z.string().check(z.minLength(32));
const secrets = z.object({ OTP_PEPPER: secret, CSRF_SECRET: secret, IDENTITY_KEY: secret, DEVICE_SECRET: secret });
/**
 * Secrets of the admin area. They are stored in a separate file, because `secrets.json` of earlier releases does not
 * contain them and must remain valid.
 */
const adminSecrets = z.object({ TOTP_KEY: secret, CONSOLE_SECRET: secret });
const signingKey = z.object({ key: z.string() });
const pair = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * True if DATABASE_URL is set. Then the operator provides the database and the secrets, and no embedded database is
 * started.
 */
export function hasOwnDatabase(): boolean {
  return Boolean(process.env.DATABASE_URL);
}

/** Returns the data folder as an absolute path, because the programs may have another working directory. */
export function dataFolder(): string {
  return path.resolve(process.env.DATA_DIR || '.data');
}

/**
 * Seconds that a program gets to finish its work when it is stopped. The default is short, because a user waits at the
 * terminal.
 */
export const graceSeconds = (): number => Number(process.env.SHUTDOWN_GRACE) || 4;

/**
 * Variables with the addresses of a pooler and a replica of an external database. They are ignored if the embedded
 * database is used.
 */
const ownWays = new Set(['DATABASE_POOLED_URL', 'DATABASE_REPLICA_URL']);

/**
 * Returns the environment variables that all programs have in common. The URL of the embedded database is not among
 * them, because the caller adds it when the database runs. The signing key is not among them, because only the worker
 * process signs documents.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const folder = dataFolder();
  const made = hasOwnDatabase() ? {} : makeSecrets(folder);
  const isMeant = (name: string) => name !== 'SIGNING_KEY' && (hasOwnDatabase() || !ownWays.has(name));
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([name, value]) => value !== '' && isMeant(name)),
  );
  return {
    // Without an external database the default is development mode (D109).
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

/** Creates the file with this content. An existing file stays unchanged. */
function makeOnce(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, JSON.stringify(content, null, 2), { mode: 0o600 });
  try {
    linkSync(next, file); // Atomic; fails if the file already exists.
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(next, { force: true });
  }
}

/**
 * Returns the stored secrets; generates and stores them first if the file does not exist. Secrets must live as long as
 * the data, because sessions, identity numbers and second factors depend on them.
 */
function readOrMake<S extends z.ZodMiniObject>(file: string, shape: S): z.output<S> {
  makeOnce(file, Object.fromEntries(Object.keys(shape.shape).map((name) => [name, randomToken()])));
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`The secrets in ${file} cannot be read. Restore the file that belongs to this data folder.`);
  }
}

/**
 * Returns the stored VAPID key pair; generates it first if necessary. Browsers subscribe with the public key, so
 * another pair would invalidate all subscriptions.
 */
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

/**
 * Returns the variable with the key that signs documents, which only the worker process gets. Without an external
 * database, the key is stored in the data folder, and generated first if necessary. Signed documents remain valid for
 * years, so the file must live as long as the data.
 */
export function signingEnvironment(): { SIGNING_KEY?: string } {
  if (process.env.SIGNING_KEY) return { SIGNING_KEY: process.env.SIGNING_KEY };
  if (hasOwnDatabase()) return {};
  const file = path.join(dataFolder(), 'signing-key.json');
  makeOnce(file, { key: makeSigningKey() });
  return { SIGNING_KEY: signingKey.parse(JSON.parse(readFileSync(file, 'utf8'))).key };
}
