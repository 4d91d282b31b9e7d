// npm run prove -- chaos: injects faults, one scenario after the other, and compares the acknowledged operations with
// their effects.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machineLine } from '../bench/report.ts';
import { randomFrom } from '../bench/statistics.ts';
import { missingRequirements } from './requirements.ts';
import type { Measurement, Run, Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { closingLine, holds, type Outcome, whyNot } from './verdict.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    events: { type: 'string' },
    kills: { type: 'string' },
  },
});
const seed = Number(values.seed);
const wanted = values.only?.split(',').map((id) => id.trim().toUpperCase());
const chosen = scenarios.filter(({ id }) => !wanted || wanted.includes(id));
const unknown = wanted?.filter((id) => !scenarios.some((scenario) => scenario.id === id)) ?? [];
if (unknown.length > 0 || chosen.length === 0 || !Number.isSafeInteger(seed)) {
  console.error(
    `Unknown: ${unknown.join(', ') || values.seed}. The scenarios are ${scenarios.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(2);
}
const say = (text: string) => console.log(`[${process.uptime().toFixed(1).padStart(6)} s] ${text}`);
const errorText = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function runOf({ id }: Scenario, figures: Measurement[], part: string): Run {
  const folder = mkdtempSync(path.join(os.tmpdir(), `kaamsetu-chaos-${id.toLowerCase()}-${part}-`));
  chmodSync(folder, 0o755);
  return {
    folder,
    seed,
    random: randomFrom(seed),
    events: (usual) => Number(values.events ?? usual),
    kills: (usual) => Number(values.kills ?? usual),
    note(figure) {
      figures.push(figure);
      say(`${figure.kept ? 'ok  ' : 'MISS'}  ${id} ${figure.what}: ${figure.found} (must: ${figure.must})`);
    },
    say: (text) => say(`      ${id} ${text}`),
  };
}

const HALF_WITHIN_MS = 20 * 60_000;

/**
 * Rejects if `work` takes longer than 20 minutes. The timer also keeps this process alive; a pending promise alone,
 * such as the wait for the end of a database, would let the process exit.
 */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('not finished within 20 minutes')), HALF_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs one half of a scenario (the fault, or its positive control) in a separate folder. The folder is kept only if the
 * half fails.
 */
async function half<T>(
  scenario: Scenario,
  figures: Measurement[],
  part: 'faces' | 'control',
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const run = runOf(scenario, figures, part);
  const before = figures.length;
  const result = await inTime(work(run)).catch((error: unknown) => {
    say(`logs are kept in ${run.folder}`);
    throw error;
  });
  if (figures.slice(before).every(({ kept }) => kept) && result !== false)
    rmSync(run.folder, { recursive: true, force: true });
  else say(`logs are kept in ${run.folder}`);
  return result;
}

async function runScenario(scenario: Scenario): Promise<Outcome> {
  const begun = performance.now();
  const outcome: Outcome = {
    id: scenario.id,
    what: scenario.what,
    figures: [],
    noticed: null,
    error: null,
    seconds: 0,
  };
  const lacking = missingRequirements(scenario.requirements ?? []);
  if (lacking.length > 0) return { ...outcome, error: `skipped: ${lacking.join(', ')} not installed` };
  say(`${scenario.id}: ${scenario.what}`);
  try {
    await half(scenario, outcome.figures, 'faces', (run) => scenario.faces(run));
    outcome.noticed = await half(scenario, [], 'control', (run) => scenario.control(run));
    say(
      `${outcome.noticed ? 'ok  ' : 'MISS'}  ${scenario.id} control: ${outcome.noticed ? 'detected' : 'NOT detected'}`,
    );
  } catch (error) {
    outcome.error = errorText(error);
    say(`MISS  ${scenario.id} was aborted: ${outcome.error}`);
  }
  outcome.seconds = Math.round((performance.now() - begun) / 1000);
  return outcome;
}

const outcomes: Outcome[] = [];
for (const scenario of chosen) outcomes.push(await runScenario(scenario));

const missed = outcomes.filter((outcome) => !holds(outcome));
const machine = machineLine({ seed: String(seed) });
mkdirSync('reports', { recursive: true });
writeFileSync('reports/chaos.json', `${JSON.stringify({ machine, seed, outcomes }, null, 2)}\n`);
for (const outcome of missed) console.log(`MISS  ${outcome.id}: ${whyNot(outcome)}`);
console.log(machine);
console.log(closingLine(outcomes, seed));
process.exit(missed.length > 0 ? 1 : 0);
