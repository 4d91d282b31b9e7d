// Ends this program when the npm process that started it ends. npm does not forward every signal, so this program
// watches npm and sends itself SIGTERM.
import { readFileSync } from 'node:fs';

const CHECK_EVERY_MS = 200;
const children = new Set();

/**
 * Registers a child process. During preparation, a signal to this process also ends the child.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endWithUs(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/**
 * Starts to watch npm. When npm ends, this process sends itself SIGTERM. Does nothing if npm did not start this
 * process.
 */
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
 * Installs signal handlers that end the registered child processes and this process. Returns a function that removes
 * the handlers, so that the next program can install its handlers.
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
 * Returns the ids of the parent processes to watch. npm may run its script in a shell, which does not end together with
 * npm; then the parent of the shell is watched as well.
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
