// Preloaded into an API process: records the delay of the event loop.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env.LOOP_DELAY_FILE;
const MS = 1e6;

// Measure only in the process of the API, not in its child processes, which load this file too.
if (file && process.argv[1]?.endsWith('main.js')) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const write = () => {
    const reading = { p99: delay.percentile(99) / MS, max: delay.max / MS, turns: delay.count };
    writeFileSync(`${file}.new`, JSON.stringify(reading));
    renameSync(`${file}.new`, file);
  };
  // Restart the measurement when the test creates the file `….begin`, so that the startup is excluded.
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
