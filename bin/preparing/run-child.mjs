// Runs a command and waits for its end.
import { spawn } from 'node:child_process';
import { endWithUs } from './parent.mjs';

/**
 * Resolves with the exit code, or 1 if a signal ended the command.
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
