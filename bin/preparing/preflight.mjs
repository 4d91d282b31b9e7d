// Checks that run before packages are installed or programs are started. A failed check throws an error whose message
// describes what the operator must change.
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** @param {NodeJS.ProcessEnv} env */
export async function preflight(env) {
  const port = env.PORT || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT must be a port number, and it is "${port}".`);
  requireLoopback(env);
  await requireFreePort(Number(port), env.HOST || '127.0.0.1');
  if (env.APP_ENV === 'production' && !env.DATABASE_URL) {
    throw new Error('With APP_ENV=production the database must be your own: set DATABASE_URL.');
  }
  if (env.DATABASE_URL) requireSecrets(env);
  requireWritable(path.resolve(env.DATA_DIR || '.data'));
}

/**
 * Throws if the product would listen on a public address outside production (D109).
 * @param {NodeJS.ProcessEnv} env
 */
function requireLoopback(env) {
  const isProduction = env.APP_ENV ? env.APP_ENV === 'production' : Boolean(env.DATABASE_URL);
  const host = env.HOST || '127.0.0.1';
  if (isProduction || host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)) return;
  throw new Error(
    `Outside production KaamSetu listens on this machine only: set HOST to 127.0.0.1 or ::1, or set DATABASE_URL and what .env.example names for a server.`,
  );
}

/** @param {number} port @param {string} host */
function requireFreePort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new Error(portSentence(error, port, host))));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** @param {NodeJS.ErrnoException} error @param {number} port @param {string} host */
function portSentence(error, port, host) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken, perhaps by another KaamSetu: stop that program, or choose another port with PORT=3001 npm start.`;
  }
  return `Port ${port} on ${host} cannot be used (${error.code}): choose another with PORT and HOST.`;
}

/** @param {NodeJS.ProcessEnv} env */
function requireSecrets(env) {
  const names = ['OTP_PEPPER', 'CSRF_SECRET', 'IDENTITY_KEY', 'DEVICE_SECRET'];
  const wrong = names.filter((name) => (env[name] ?? '').length < 32);
  if (wrong.length === 0) return;
  throw new Error(
    `With DATABASE_URL these must be set too, each to a secret of 32 characters or more: ${wrong.join(', ')}.`,
  );
}

/**
 * Throws if the folder is not writable. Writes a probe file, because a check of permissions always succeeds for root.
 * @param {string} folder
 */
function requireWritable(folder) {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(`The data folder ${folder} cannot be written to (${why}): choose another with DATA_DIR.`);
  }
}

/**
 * Creates the folder level by level, because a recursive mkdir inside /proc never returns.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}
