// npm does not pass every end on to us: when the npm that started us is gone, we send ourselves the SIGTERM it owed us.
import { readFileSync } from 'node:fs';

const CHECK_EVERY_MS = 200;
const children = new Set();

/** Remembers a child process, to be ended with us while we prepare. @param {import('node:child_process').ChildProcess} child */
export function endWithUs(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** From here on the end of npm is a SIGTERM for us. */
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

/** While we prepare, a signal ends our children and us. Returns what leaves the signals to the program that follows. */
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

/** Our parent; between npm and us there may be the shell in which npm runs a script, which outlives npm. */
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
