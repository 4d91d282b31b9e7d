// Runs one program and waits for its end.
import { spawn } from 'node:child_process';

/**
 * Runs a program to its end. Rejects with an error that names the program and its exit code; the program prints the
 * cause itself.
 */
export function runOnce(file: string, env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', file], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve();
      reject(new Error(`${file} failed (${signal ?? `exit code ${code}`}); see its output above.`));
    });
  });
}
