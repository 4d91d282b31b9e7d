// Loaded into an API process before its program: writes down how long the event loop was kept waiting.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env.LOOP_DELAY_FILE;
const MS = 1e6;

// The program alone, not what it starts.
if (file && process.argv[1]?.endsWith('main.js')) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const write = () => {
    const reading = { p99: delay.percentile(99) / MS, max: delay.max / MS, turns: delay.count };
    writeFileSync(`${file}.new`, JSON.stringify(reading));
    renameSync(`${file}.new`, file);
  };
  // Starting is no request: whoever watches says from when it counts.
  const begin = () => {
    if (!existsSync(`${file}.begin`)) return;
    rmSync(`${file}.begin`);
    delay.reset();
  };
  setInterval(() => {
    begin();
    write();
  }, 500).unref();
  process.once('exit', write);
}
