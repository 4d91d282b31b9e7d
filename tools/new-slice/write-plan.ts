// Writes the files of a plan, formats them, and writes the generated documents again.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './plan.ts';
import { Refusal } from './refusal.ts';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';

/** Runs a Node program. Throws a `Refusal` with the output of the program if the program fails. */
function runNode(args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Refusal(`The files are written, but "node ${args[0]}" failed:\n${stdout}${stderr}`);
}

export function writePlan({ added, changed }: Plan): void {
  const files = [...added, ...changed];
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const formatted = files.map(([file]) => file).filter((file) => /\.(tsx?|json)$/.test(file));
  runNode([BIOME, 'check', '--write', ...formatted]);
  runNode(['testing/generated-docs/run.mjs']);
}
