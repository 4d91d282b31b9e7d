// Runs a command of the built product.
import { spawnSync } from 'node:child_process';

/** Runs a command from `dist/bin` and returns its output. Throws if the command fails. */
export function runCommand(environment: NodeJS.ProcessEnv, name: string, words: readonly string[]): string {
  const file = `dist/bin/${name}.js`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    env: environment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file} failed: ${stderr}`);
  return stdout;
}
