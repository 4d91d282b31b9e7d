// Runs one step of npm test. Prints a line with the duration of the step, and the complete output if the step fails.
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { runChild } from '../preparing/run-child.mjs';

const LOG_EVERY_MS = 30_000;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command arguments of `program`, which is Node by default
 * @property {string} [program]
 * @property {Record<string, string>} [environment]
 * @property {() => string} [inShort] summary of the failure in a few lines, printed first because a long log may be
 * truncated
 */

/** @param {Step} step */
export async function runStep({ name, command, program = process.execPath, environment = {}, inShort = () => '' }) {
  const report = `reports/${name}.log`;
  mkdirSync('reports', { recursive: true });
  const output = openSync(report, 'w');
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  const timer = setInterval(() => console.log(`  …     ${name} is still running (${seconds()})`), LOG_EVERY_MS);
  const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...environment };
  const code = await runChild(program, command, { stdio: ['ignore', output, output], env }).finally(() => {
    clearInterval(timer);
    closeSync(output);
  });
  console.log(`  ${code === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds()})`);
  if (code !== 0) console.log(`${inShort()}\n${readFileSync(report, 'utf8')}`);
  return code === 0;
}
