// npm does not always pass signals on: while we prepare, the end of the npm that started us ends us and our children.
const children = new Set();

/** Remembers a child process, to be ended with us. @param {import('node:child_process').ChildProcess} child */
export function endWithUs(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Watches the parent while npm runs us; `stop` when the supervisor takes over. */
export function endWithParent() {
  const parent = process.ppid;
  const end = () => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(1);
  };
  const timer = process.env.npm_lifecycle_event
    ? setInterval(() => {
        if (process.ppid !== parent) end();
      }, 250)
    : undefined;
  timer?.unref();
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  return {
    stop() {
      clearInterval(timer);
      process.off('SIGTERM', end);
      process.off('SIGINT', end);
      if (timer && process.ppid !== parent) end();
    },
  };
}
