// Role of the SQL console and of table browsing: its name, password and connection URL.
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { keyedDigest } from '../secrets.ts';

/** The only schema that the role may read. */
export const CONSOLE_SCHEMA = 'admin_api';

const MAX_NAME_BYTES = 63;
const ITERATIONS = 4096;

/**
 * Returns the role's name. All databases of a Postgres server share its roles, so the name contains the database name.
 * A name of more than 63 bytes is shortened and ends with a digest of the database name.
 */
export function consoleRole(database: string): string {
  const name = `console_ro_${database}`;
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name;
  const end = createHash('sha256').update(database).digest('hex').slice(0, 12);
  return `console_ro_${database.replace(/[^\w-]/g, '').slice(0, 36)}_${end}`;
}

const passwordOf = (secret: string, role: string) =>
  keyedDigest(secret, 'console password', role).toString('base64url');

/**
 * Returns the SCRAM-SHA-256 verifier that Postgres stores for the password. The statement that sets the password
 * contains this verifier instead of the password, which therefore appears in no statement log.
 */
export function consoleVerifier(secret: string, role: string): string {
  const salt = keyedDigest(secret, 'console salt', role).subarray(0, 16);
  const salted = pbkdf2Sync(passwordOf(secret, role), salt, ITERATIONS, 32, 'sha256');
  const keyOf = (what: string) => createHmac('sha256', salted).update(what).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

/** Returns the database URL for the console's role. */
export function consoleUrl(url: string, secret: string): string {
  const address = new URL(url);
  const role = consoleRole(databaseOf(url));
  address.username = encodeURIComponent(role);
  address.password = passwordOf(secret, role);
  return address.href;
}

/** Returns the database name of a URL. Without a database name, returns the user name, as Postgres does. */
export function databaseOf(url: string): string {
  const { pathname, username } = new URL(url);
  return decodeURIComponent(pathname.slice(1) || username);
}
