// npm run prove -- bench calls: answers to calls for a day through the API, beside a control without a guard (C1), the
// same with crews (C2), the first round of a call among a million workers (C3), and an evening on which many employers post
// a call within a minute (C4). --rounds=50 of answers by --answers=200 workers; --crews=20 in --crew-rounds=10;
// --people=1000000; --orders=40 first rounds; --calls=200; --only=A,C,O,E; --check fails if a required value is missed;
// --json FILE; --any-load also measures on a busy machine.
import { type Answers, type Crowd, PLACES, playAnswers, RESERVES } from './calls/answers.ts';
import { buildCountry } from './calls/country.ts';
import { playEvening } from './calls/evening.ts';
import { timeFirstRounds } from './calls/first-rounds.ts';
import { type Environment, inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import { endAll } from './processes.ts';
import type { ReportLine } from './report.ts';
import { percentile } from './statistics.ts';

const options = readOptions({
  rounds: '50',
  answers: '200',
  crews: '20',
  'crew-rounds': '10',
  people: '1000000',
  orders: '40',
  calls: '200',
});
const { asks } = options;
const numberOf = (name: Parameters<typeof options.option>[0]) => Number(options.option(name));
const MUST = { ratio: 2, cpu_ms: 60, p95_ms: 150, round_s: 30, bell_s: 35 };

const p95 = (samples: readonly number[]) => percentile(samples, 0.95);
const ms = (value: number) => `${value.toFixed(0)} ms`;

const print = (side: string, { oversold, short, faults, busy, together, samples }: Answers, rounds: number) =>
  console.log(
    `${side}: ${oversold} of ${rounds} rounds oversold, ${short} short, ${faults} faults, ${together} places by crews, ${busy} repeated, p95 ${ms(p95(samples))}`,
  );

const isRight = ({ oversold, short, faults }: Answers) => oversold === 0 && short === 0 && faults === 0;

/** Plays rounds on two new databases, the second one for the control. */
async function play(environment: Environment, given: Crowd & { rounds: number; isCompared: boolean }) {
  const { isCompared, ...crowd } = given;
  const product = await environment.createDatabase(isCompared ? 'answers' : 'crews');
  const beside = isCompared ? { control: await environment.createDatabase('unguarded') } : {};
  const found = await playAnswers({ ...crowd, ...beside, folder: environment.dataDir, product });
  await endAll();
  print('product', found.product, given.rounds);
  if (isCompared) print('control', found.control, given.rounds);
  return found;
}

async function answerLine(environment: Environment): Promise<ReportLine> {
  const [rounds, people] = [numberOf('rounds'), numberOf('answers')];
  const { product, control } = await play(environment, { rounds, people, crews: 0, isCompared: true });
  const ratio = p95(product.samples) / p95(control.samples);
  return {
    id: 'C1',
    work: `${people} answers at once on ${PLACES} + ${RESERVES}, p95; ${product.oversold} of ${rounds} rounds oversold`,
    ours: ms(p95(product.samples)),
    floor: `control ${ms(p95(control.samples))}, ${control.oversold} oversold`,
    ratios: [ratio],
    must: `<=${MUST.ratio}x, 0 oversold, control oversells`,
    pass: isRight(product) && control.oversold > 0 && ratio <= MUST.ratio,
  };
}

async function crewLine(environment: Environment): Promise<ReportLine> {
  const [rounds, people, crews] = [numberOf('crew-rounds'), numberOf('answers'), numberOf('crews')];
  const { product } = await play(environment, { rounds, people, crews, isCompared: false });
  return {
    id: 'C2',
    work: `same with ${crews} crews of four; ${product.oversold} of ${rounds} rounds oversold`,
    ours: ms(p95(product.samples)),
    floor: `${product.together} places by crews`,
    ratios: [],
    must: '0 oversold',
    pass: isRight(product),
  };
}

async function orderLine(url: string): Promise<ReportLine> {
  const found = await timeFirstRounds(url, numberOf('orders'));
  return {
    id: 'C3',
    work: `first round among ${numberOf('people')} workers, p95; ${found.workers} ordered, ${found.notified} notified`,
    ours: `${ms(p95(found.samples))}, CPU ${ms(found.cpu)}`,
    floor: `p50 ${ms(percentile(found.samples, 0.5))}`,
    ratios: [],
    must: `<=${MUST.p95_ms} ms, CPU <=${MUST.cpu_ms} ms`,
    pass: p95(found.samples) <= MUST.p95_ms && found.cpu <= MUST.cpu_ms,
  };
}

async function eveningLine({ dataDir: folder }: Environment, url: string): Promise<ReportLine> {
  const calls = numberOf('calls');
  const found = await playEvening({ url, folder, calls });
  const ratio = found.busy / found.idle;
  console.log(
    `evening: ${found.people} workers notified, at most ${found.max} calls each, ${found.above} above the limit, ${found.faults.length} faults, ${found.errors.length} failed searches`,
  );
  const isRight = found.above === 0 && found.faults.length === 0 && found.errors.length === 0;
  const isInTime = found.round <= MUST.round_s && found.bell <= MUST.bell_s;
  return {
    id: 'C4',
    work: `${calls} calls in a minute: last first round, last notification; searches p95`,
    ours: `${found.round.toFixed(1)} s, ${found.bell.toFixed(1)} s; ${ms(found.busy)}`,
    floor: `idle ${ms(found.idle)}`,
    ratios: [ratio],
    must: `<=${MUST.round_s} s, <=${MUST.bell_s} s, <=${MUST.ratio}x`,
    pass: isRight && isInTime && ratio <= MUST.ratio,
  };
}

/** Measures the parts that need a country of workers, on one database. */
const inCountry = (environment: Environment) =>
  environment.onDatabase(async (url) => {
    await buildCountry(url, { workers: numberOf('people'), employers: 2000 });
    if (asks('O')) environment.keep(await orderLine(url));
    if (asks('E')) environment.keep(await eveningLine(environment, url));
  });

await inEnvironment(options, async (environment) => {
  if (asks('A')) environment.keep(await answerLine(environment));
  if (asks('C')) environment.keep(await crewLine(environment));
  if (asks('O') || asks('E')) await inCountry(environment);
});
