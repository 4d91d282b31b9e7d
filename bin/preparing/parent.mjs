// Watches the npm process that started this program. npm does not forward every signal, so the program sends itself
// SIGTERM when npm ends.
import { readFileSync } from 'node:fs';

const CHECK_EVERY_MS = 200;
const children = new Set();

/**
 * Registers a child process that must end with this process during preparation.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endWithUs(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** From this call on, the end of npm causes SIGTERM for this process. */
export function watchNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const before = lineage();
  const timer = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_EVERY_MS);
  timer.unref();
}

/**
 * During preparation, a signal ends the child processes and this process. Returns a function that leaves signals to the
 * next program.
 */
export function endChildrenOnSignal() {
  const end = () => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
  return () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.off(signal, end);
  };
}

/**
 * Returns the parent processes to watch: between npm and this process may be the shell of an npm script, which survives
 * npm.
 */
function lineage() {
  const parent = process.ppid;
  return isShellOfNpm(parent) ? `${parent} of ${parentOf(parent)}` : String(parent);
}

/** @param {number} pid */
function isShellOfNpm(pid) {
  const [shell, flag] = read(`/proc/${pid}/cmdline`).split('\0');
  return flag === '-c' && /(^|\/)(sh|dash|bash)$/.test(shell ?? '');
}

/** @param {number} pid */
function parentOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
