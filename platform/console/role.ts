// The role that the SQL console and the browsing of tables connect as: its name, its password, its address.
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { keyedDigest } from '../secrets.ts';

/** The one schema that the role reads. */
export const CONSOLE_SCHEMA = 'admin_api';

const MAX_NAME_BYTES = 63;
const ITERATIONS = 4096;

/** Roles belong to the whole server, so the name carries the database's; one that would be cut off carries a digest in place of its end. */
export function consoleRole(database: string): string {
  const name = `console_ro_${database}`;
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name;
  const end = createHash('sha256').update(database).digest('hex').slice(0, 12);
  return `console_ro_${database.replace(/[^\w-]/g, '').slice(0, 36)}_${end}`;
}

const passwordOf = (secret: string, role: string) =>
  keyedDigest(secret, 'console password', role).toString('base64url');

/** The password as Postgres keeps it (SCRAM-SHA-256): the password itself never stands in a statement, nor in a log of statements. */
export function consoleVerifier(secret: string, role: string): string {
  const salt = keyedDigest(secret, 'console salt', role).subarray(0, 16);
  const salted = pbkdf2Sync(passwordOf(secret, role), salt, ITERATIONS, 32, 'sha256');
  const keyOf = (what: string) => createHmac('sha256', salted).update(what).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

/** The address of the database for that role. */
export function consoleUrl(url: string, secret: string): string {
  const address = new URL(url);
  const role = consoleRole(databaseOf(url));
  address.username = encodeURIComponent(role);
  address.password = passwordOf(secret, role);
  return address.href;
}

/** The name of the database in an address; Postgres takes the user's where there is none. */
export function databaseOf(url: string): string {
  const { pathname, username } = new URL(url);
  return decodeURIComponent(pathname.slice(1) || username);
}
