// npm run bench:fanout: notifies 10,000 matching workers of a new job, 5,000 of them connected, and compares this with
// COPY, a minimal baseline and one task per recipient. --people=200000 in the database; --events N per case;
// --only=F,O: fan-out with matching, and latency of other requests; --check fails if a required value is missed; --json
// FILE; --rounds N; --any-load also measures on a busy machine.

import { type Environment, inEnvironment } from './environment.ts';
import { measureOthers } from './fanout/others.ts';
import { type FanoutTimes, playFanout, type Side } from './fanout/play-fanout.ts';
import { buildFanoutScene, LISTENERS, RECIPIENTS, type Scene } from './fanout/scene.ts';
import { playWriting, timeMatching } from './fanout/writing.ts';
import { readOptions } from './options.ts';
import type { ReportLine } from './report.ts';
import { playRounds, turned } from './rounds.ts';
import { median } from './statistics.ts';
import { ratioLine } from './targets.ts';

const options = readOptions({ people: '200000', rounds: '5', seed: '20261121', events: '4' });
const { option, asks } = options;
const people = Number(option('people'));
const rounds = Number(option('rounds'));
const events = Number(option('events'));
/**
 * Number of new jobs in the case with one task per recipient. One job is enough, because its fan-out takes seconds, far
 * longer than the fan-outs of the other cases.
 */
const EACH_EVENTS = 1;

interface Round extends Record<Side, FanoutTimes> {
  writing: { ours: number; copy: number };
  matching: number;
}

const ms = (samples: readonly number[]) => `${median(samples).toFixed(0)} ms`;
const sides: readonly Side[] = ['floor', 'ours', 'each'];

async function playRound(environment: Environment, scene: Scene, round: number): Promise<Round> {
  const writing = await playWriting(scene, round);
  const matching = await timeMatching(scene);
  const none = { last: 0, first: 0, whole: 0 };
  const times: Record<Side, FanoutTimes> = { ours: none, floor: none, each: none };
  for (const side of turned(sides, round))
    times[side] = await playFanout(side, {
      scene,
      folder: environment.dataDir,
      events: side === 'each' ? EACH_EVENTS : events,
    });
  const { ours, floor, each } = times;
  const milliseconds = [writing.ours, writing.copy, matching, ours.last, floor.last, each.last, ours.whole];
  console.log(`round ${round + 1} ${milliseconds.map((target) => target.toFixed(0)).join(' ')} ms`);
  return { writing, matching, ...times };
}

function fanoutLines(played: readonly Round[]): ReportLine[] {
  const last = (side: Side) => ms(played.map((round) => round[side].last));
  return [
    ratioLine({
      id: 'F1',
      target: 'F1',
      work: `${RECIPIENTS} rows of one event`,
      ours: ms(played.map(({ writing }) => writing.ours)),
      floor: `COPY ${ms(played.map(({ writing }) => writing.copy))}`,
      ratios: played.map(({ writing }) => writing.ours / writing.copy),
    }),
    ratioLine({
      id: 'F2',
      target: 'F2',
      work: `first row to the last of ${LISTENERS} clients`,
      ours: last('ours'),
      floor: `notify+ws ${last('floor')}`,
      ratios: played.map(({ ours, floor }) => ours.last / floor.last),
    }),
    ratioLine({
      id: 'F3',
      target: 'F3',
      work: 'the same with a task for each',
      ours: last('ours'),
      floor: `each ${last('each')}`,
      ratios: played.map(({ ours, each }) => each.last / ours.last),
    }),
  ];
}

function otherLines(played: readonly Round[]): ReportLine[] {
  const whole = played.map(({ ours }) => ours.whole);
  const matching = ms(played.map((round) => round.matching));
  return [
    {
      id: 'F4',
      work: `matching among ${people}`,
      ours: matching,
      floor: '',
      ratios: [],
      must: '',
      pass: true,
    },
    {
      id: 'F5',
      work: 'job posted to the last client',
      ours: ms(whole),
      floor: '',
      ratios: [],
      must: '<10 s',
      pass: median(whole) < 10_000,
    },
  ];
}

function othersLine({ idle, busy, fanoutMs: told }: Awaited<ReturnType<typeof measureOthers>>): ReportLine {
  const work = `API p95 of 10 s with a fan-out (${told.toFixed(0)} ms, NOTIFY between)`;
  return {
    id: 'F6',
    work,
    ours: `${busy.toFixed(1)} ms`,
    floor: `idle ${idle.toFixed(1)} ms`,
    ratios: [busy / idle],
    must: '<=2x',
    pass: busy / idle <= 2,
  };
}

await inEnvironment(options, async (environment) => {
  environment.note({ people: String(people), seed: option('seed') });
  const scene = await buildFanoutScene(await environment.createDatabase('fanout'), people);
  console.log(`${people} users, ${RECIPIENTS} of whom match the job`);
  const played = await playRounds({
    rounds,
    play: (round) => playRound(environment, scene, round),
    floorsOf: ({ writing, floor }) => [1 / writing.copy, 1 / floor.last],
  });
  environment.keep(...fanoutLines(played));
  if (asks('O')) environment.keep(...otherLines(played), othersLine(await measureOthers(scene, environment.dataDir)));
});
