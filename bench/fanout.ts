// npm run bench:fanout: one new job to the 10,000 people whom it fits, 5,000 of them connected, beside COPY, a floor and a task for each.
// --people=200000 in the database; --check fails when a must is missed; --json FILE; --rounds N; --any-load measures on a busy machine, too.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '#platform/migrations.ts';
import { endAll } from './children.ts';
import { measureOthers } from './fanout/others.ts';
import { buildFanoutScene, LISTENERS, RECIPIENTS } from './fanout/scene.ts';
import { playTelling, type Telling } from './fanout/telling.ts';
import { playWriting, timeMatching } from './fanout/writing.ts';
import { refuseBusyMachine } from './load.ts';
import { conclude, type Line, machineLine } from './report.ts';
import { startPostgres } from './servers.ts';
import { median } from './statistics.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
    people: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '5' },
    'any-load': { type: 'boolean', default: false },
  },
});
const people = Number(values.people);
const rounds = Number(values.rounds);

if (!values['any-load']) refuseBusyMachine();
const postgres = await startPostgres();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bench-data-'));
async function putAway(): Promise<void> {
  await endAll();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => putAway().then(() => process.exit(1)));

interface Round {
  writing: { ours: number; copy: number };
  matching: number;
  ours: Telling;
  floor: Telling;
  each: Telling;
}

const ms = (samples: readonly number[]) => `${median(samples).toFixed(0)} ms`;

function linesOf(played: readonly Round[]): Line[] {
  const copied = played.map(({ writing }) => writing.ours / writing.copy);
  const beside = played.map(({ ours, floor }) => ours.last / floor.last);
  const faster = played.map(({ ours, each }) => each.last / ours.last);
  const whole = played.map(({ ours }) => ours.whole);
  return [
    {
      ...{ id: 'F1', work: `${RECIPIENTS} rows of one event`, ours: ms(played.map(({ writing }) => writing.ours)) },
      ...{ floor: `COPY ${ms(played.map(({ writing }) => writing.copy))}`, ratios: copied, must: '<=1.3x' },
      pass: median(copied) <= 1.3,
    },
    {
      ...{
        id: 'F2',
        work: `first row to the last of ${LISTENERS} clients`,
        ours: ms(played.map(({ ours }) => ours.last)),
      },
      ...{ floor: `notify+ws ${ms(played.map(({ floor }) => floor.last))}`, ratios: beside, must: '<=1.35x' },
      pass: median(beside) <= 1.35,
    },
    {
      ...{ id: 'F3', work: 'the same with a task for each', ours: ms(played.map(({ ours }) => ours.last)) },
      ...{ floor: `each ${ms(played.map(({ each }) => each.last))}`, ratios: faster, must: '>=8x' },
      pass: median(faster) >= 8,
    },
    {
      ...{ id: 'F4', work: `matching among ${people}`, ours: ms(played.map(({ matching }) => matching)) },
      ...{ floor: '', ratios: [], must: '', pass: true },
    },
    {
      ...{ id: 'F5', work: 'job posted to the last client', ours: ms(whole), floor: '', ratios: [], must: '<10 s' },
      pass: median(whole) < 10_000,
    },
  ];
}

function othersLine({ idle, busy, told }: Awaited<ReturnType<typeof measureOthers>>): Line {
  return {
    ...{
      id: 'F6',
      work: `API p95 of 10 s with a fan-out (${told.toFixed(0)} ms, NOTIFY between)`,
      ours: `${busy.toFixed(1)} ms`,
    },
    ...{ floor: `idle ${idle.toFixed(1)} ms`, ratios: [busy / idle], must: '<=2x', pass: busy / idle <= 2 },
  };
}

try {
  await migrate(postgres.url, 'migrations');
  const scene = await buildFanoutScene(postgres.url, people);
  console.log(`${people} people, ${RECIPIENTS} of whom the job fits`);
  const played: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const writing = await playWriting(scene, round);
    const matching = await timeMatching(scene);
    const sides = round % 2 === 0 ? (['floor', 'ours'] as const) : (['ours', 'floor'] as const);
    const told: Partial<Record<'ours' | 'floor', Telling>> = {};
    for (const side of sides) told[side] = await playTelling(side, scene, folder);
    const each = await playTelling('each', scene, folder);
    const { ours, floor } = told;
    if (!ours || !floor) throw new Error('A round without its floor');
    played.push({ writing, matching, ours, floor, each });
    const figures = [writing.ours, writing.copy, matching, ours.last, floor.last, each.last, ours.whole];
    console.log(`round ${round + 1} ${figures.map((figure) => figure.toFixed(0)).join(' ')} ms`);
  }
  const others = await measureOthers(scene, folder);
  conclude(
    [...linesOf(played), othersLine(others)],
    machineLine({ postgres: postgres.version, people: String(people) }),
    values,
  );
} finally {
  await putAway();
}
