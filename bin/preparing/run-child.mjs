// Runs a command and waits for its end.
import { spawn } from 'node:child_process';
import { endWithUs } from './parent.mjs';

/**
 * Runs a command. Resolves with its exit code, or with 1 if a signal ended it.
 * @param {string} command @param {readonly string[]} args @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function runChild(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    endWithUs(child);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
