// S1, S2 and S3: the sides of one round over all sizes, turn by turn, and what their ratios must be.

import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import type { Line } from '../report.ts';
import { median } from '../statistics.ts';
import { type Asked, isListed } from './questions.ts';
import { gin, ilike, newestOfPlace, ours, type Side } from './sides.ts';
import { type Speed, speedOf, timeSide } from './speed.ts';

/** Comparing texts takes a second each: once over these is enough. */
const ILIKE_QUESTIONS = 20;

interface Cell {
  all: Speed;
  /** Searches for a trade in a place. */
  listed: Speed;
}

export type Name = 'ours' | 'floor' | 'gin' | 'ilike';
export type Round = Map<string, Cell>;

const sides: Record<Name, Side> = { ours, floor: newestOfPlace, gin, ilike };
const nameOf = (name: Name, rows: number) => `${name} ${rows}`;

interface Play {
  urls: ReadonlyMap<number, string>;
  questions: readonly Asked[];
  round: number;
  /** The other designs are measured in one round: they are hundreds of times slower. */
  compares: boolean;
}

async function playCell(url: string, name: Name, questions: readonly Asked[]): Promise<Cell> {
  const asked = name === 'ilike' ? questions.slice(0, ILIKE_QUESTIONS) : questions;
  const passes = name === 'ours' || name === 'floor' ? 3 : 1;
  const samples = await timeSide(url, sides[name], asked, passes);
  const listed = samples.filter((_, at) => isListed(asked[at % asked.length] ?? asked[0] ?? never()));
  return { all: speedOf(samples), listed: speedOf(listed) };
}

const never = (): never => {
  throw new Error('No question');
};

/** Every side over every size, beginning with another one each round. */
export async function playRound({ urls, questions, round, compares }: Play): Promise<Round> {
  const names: Name[] = compares ? ['ours', 'floor', 'gin', 'ilike'] : ['ours', 'floor', 'gin'];
  const cells = [...urls].flatMap(([rows, url]) => names.map((name) => ({ rows, url, name })));
  const turn = round % cells.length;
  const played: Round = new Map();
  for (const { rows, url, name } of [...cells.slice(turn), ...cells.slice(0, turn)]) {
    const cell = await playCell(url, name, questions);
    played.set(nameOf(name, rows), cell);
    const { all, listed } = cell;
    console.log(
      `round ${round + 1} ${nameOf(name, rows).padEnd(14)} p50 ${all.p50.toFixed(2)} p95 ${all.p95.toFixed(2)} ms, trade and place p50 ${listed.p50.toFixed(2)} ms`,
    );
  }
  return played;
}

type Measure = (cell: Cell) => number;
const p50: Measure = ({ all }) => all.p50;
const p95: Measure = ({ all }) => all.p95;
const listed: Measure = (cell) => cell.listed.p50;

interface Ratio {
  id: string;
  work: string;
  over: string;
  under: string;
  measure: Measure;
  /** Of what is divided by; the same unless told. */
  underMeasure?: Measure;
  must: { most: number } | { least: number };
}

function lineOf(
  rounds: readonly Round[],
  { id, work, over, under, measure, underMeasure = measure, must }: Ratio,
): Line {
  const pairs = rounds.flatMap((round) => {
    const [above, below] = [round.get(over), round.get(under)];
    return above && below ? [[measure(above), underMeasure(below)] as const] : [];
  });
  const ratios = pairs.map(([above, below]) => above / below);
  const usual = median(ratios);
  const told = (side: 0 | 1) => `${median(pairs.map((pair) => pair[side])).toFixed(2)} ms`;
  return {
    id,
    work,
    ours: 'most' in must ? told(0) : `${under} ${told(1)}`,
    floor: 'most' in must ? `${under} ${told(1)}` : `${over} ${told(0)}`,
    ratios,
    must: 'most' in must ? `<=${must.most}x` : `>=${must.least}x`,
    pass: 'most' in must ? usual <= must.most : usual >= must.least,
  };
}

export function roundLines(rounds: readonly Round[], { small, large }: { small: number; large: number }): Line[] {
  const name = (side: Name, rows: number) => nameOf(side, rows);
  const [big, least] = [name('ours', large), name('ours', small)];
  const [floor, common, texts] = [name('floor', large), name('gin', large), name('ilike', large)];
  return [
    lineOf(rounds, { id: 'S1', work: `p50, ${large} jobs`, over: big, under: least, measure: p50, must: { most: 7 } }),
    lineOf(rounds, {
      id: 'S1',
      work: 'p50, trade and place',
      over: big,
      under: least,
      measure: listed,
      must: { most: 2 },
    }),
    lineOf(rounds, {
      id: 'S2',
      work: 'p95 against ILIKE',
      over: texts,
      under: big,
      measure: p95,
      must: { least: 150 },
    }),
    lineOf(rounds, {
      id: 'S2',
      work: 'p95 against GIN, date, count',
      over: common,
      under: big,
      measure: p95,
      must: { least: 12 },
    }),
    lineOf(rounds, {
      id: 'S3',
      work: 'p50 to newest of a place',
      over: big,
      under: floor,
      measure: p50,
      must: { most: 7 },
    }),
    lineOf(rounds, {
      ...{ id: 'S3', work: 'the same, trade and place', over: big, under: floor, measure: listed, underMeasure: p50 },
      must: { most: 2 },
    }),
  ];
}

const DEEP = 100;

/** Page 100 beside page 1: of a trade, and of a trade with a common kind of work. */
export async function deepLine(url: string, rounds: number): Promise<Line> {
  const some: RoleSlug[] = roles.slice(0, 10).map(({ slug }) => slug);
  const asked = (page: number): Asked[] =>
    some.flatMap((role): Asked[] => {
      const search = { page, limit: 10, role };
      const rest = { words: [], town: { state: '', city: '' } };
      return [
        { kind: 'role', search, ...rest },
        { kind: 'role', search: { ...search, job_type: 'full_time' }, ...rest },
      ];
    });
  const pairs: { first: number; deep: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = speedOf(await timeSide(url, ours, asked(1))).p50;
    pairs.push({ first, deep: speedOf(await timeSide(url, ours, asked(DEEP))).p50 });
  }
  const ratios = pairs.map(({ first, deep }) => deep / first);
  return {
    id: 'S5',
    work: `page ${DEEP} to page 1, p50`,
    ours: `${median(pairs.map(({ deep }) => deep)).toFixed(2)} ms`,
    floor: `page 1 ${median(pairs.map(({ first }) => first)).toFixed(2)} ms`,
    ratios,
    must: '<=2x',
    pass: median(ratios) <= 2,
  };
}
