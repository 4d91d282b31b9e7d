// Prepares the checkout: installs packages and builds server and web app. Skips each step whose result is up to date.
import { install, isInstalled } from './preparing/install.mjs';
import { withLock } from './preparing/lock.mjs';
import { runChild } from './preparing/run-child.mjs';
import { say } from './preparing/say.mjs';
import { isStale, parts } from './preparing/stamps.mjs';

/**
 * Installs the packages and builds server and web app, each only if it is not up to date. Resolves with true if
 * something was installed or built.
 * @param {'product' | 'development'} purpose
 */
export async function prepare(purpose = 'product') {
  if (isReady(purpose)) return false;
  await withLock(async () => {
    await installIfStale(purpose);
    const stale = Object.entries(parts).flatMap(([name, part]) => (isStale(part) ? [name] : []));
    if (stale.length === 0) return;
    say(`Building the ${stale.join(' and the ')}…`);
    const code = await runChild(process.execPath, ['bin/build.mjs', ...stale]);
    if (code !== 0) throw new Error('The build failed; see its output above.');
  });
  return true;
}

/**
 * Installs the packages without a build.
 * @param {'product' | 'development'} purpose
 */
export async function prepareInstall(purpose) {
  if (!isInstalled(purpose)) await withLock(() => installIfStale(purpose));
}

/** @param {'product' | 'development'} purpose */
async function installIfStale(purpose) {
  if (!isInstalled(purpose)) await install(purpose);
}

/** @param {'product' | 'development'} purpose */
function isReady(purpose) {
  return isInstalled(purpose) && !isStale(parts.server) && !isStale(parts.web);
}
