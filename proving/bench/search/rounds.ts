// One round of the search benchmark, for the lines S1, S2 and S3 of the result table. A round measures the product's
// search with databases of all sizes, and other search designs with the largest database.

import type { ReportLine } from '../report.ts';
import { turned } from '../rounds.ts';
import { median } from '../statistics.ts';
import { ratioLine, type TargetName } from '../targets.ts';
import { isListed, type SampleSearch } from './searches.ts';
import { gin, ilike, newestOfPlace, ours, type Side } from './sides.ts';
import { type Speed, speedOf, timeSide } from './speed.ts';

/** Number of searches with ILIKE, which are measured only once, because one such search takes about a second. */
const ILIKE_SEARCHES = 20;

interface Cell {
  all: Speed;
  /** Speed of the searches that name a trade and a place. */
  listed: Speed;
}

export type Name = 'ours' | 'floor' | 'gin' | 'ilike';
export type Round = Map<string, Cell>;

const sides: Record<Name, Side> = { ours, floor: newestOfPlace, gin, ilike };
const nameOf = (name: Name, rows: number) => `${name} ${rows}`;

interface Play {
  urls: ReadonlyMap<number, string>;
  searches: readonly SampleSearch[];
  round: number;
}

async function playCell(url: string, name: Name, searches: readonly SampleSearch[]): Promise<Cell> {
  const asked = name === 'ilike' ? searches.slice(0, ILIKE_SEARCHES) : searches;
  const passes = name === 'ours' || name === 'floor' ? 3 : 1;
  const samples = await timeSide(url, sides[name], asked, passes);
  const listed = samples.filter((_, at) => isListed(asked[at % asked.length] ?? asked[0] ?? never()));
  return { all: speedOf(samples), listed: speedOf(listed) };
}

const never = (): never => {
  throw new Error('The list of searches is empty');
};

/** Returns the median time of the baseline in a round, in ms. */
export const floorOf = (round: Round, rows: number): number => round.get(nameOf('floor', rows))?.all.p50 ?? Number.NaN;

/**
 * Measures the product with databases of all sizes, and the baseline and the other designs with the largest database.
 * Each round starts with a different case.
 */
export async function playRound({ urls, searches, round }: Play): Promise<Round> {
  const large = Math.max(...urls.keys());
  const cells = [...urls].flatMap(([rows, url]) => {
    const names: Name[] = rows === large ? ['ours', 'floor', 'gin', 'ilike'] : ['ours'];
    return names.map((name) => ({ rows, url, name }));
  });
  const played: Round = new Map();
  for (const { rows, url, name } of turned(cells, round)) {
    const cell = await playCell(url, name, searches);
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
  id: 'S1' | 'S2' | 'S3';
  target: TargetName | null;
  work: string;
  over: string;
  under: string;
  measure: Measure;
  /** The measure of the other value in the ratio; by default the same measure for both. */
  underMeasure?: Measure;
  /** `over` if the ratio is the product's value divided by the other value; `under` for the inverse ratio. */
  oursIs: 'over' | 'under';
}

function lineOf(rounds: readonly Round[], ratio: Ratio): ReportLine {
  const { over, under, measure, underMeasure = measure, oursIs, id, target, work } = ratio;
  const pairs = rounds.flatMap((round) => {
    const [above, below] = [round.get(over), round.get(under)];
    return above && below ? [[measure(above), underMeasure(below)] as const] : [];
  });
  const medianText = (side: 0 | 1) => `${median(pairs.map((pair) => pair[side])).toFixed(2)} ms`;
  return ratioLine({
    id,
    target,
    work,
    ours: medianText(oursIs === 'over' ? 0 : 1),
    floor: oursIs === 'over' ? `${under} ${medianText(1)}` : `${over} ${medianText(0)}`,
    ratios: pairs.map(([above, below]) => above / below),
  });
}

/**
 * Results are compared with the required values only for a million rows or more. The required ratios hold only for
 * large tables, because the cost of other designs grows with the number of rows.
 */
const MILLION = 1_000_000;

export function roundLines(rounds: readonly Round[], { small, large }: { small: number; large: number }): ReportLine[] {
  const of = (side: Name, rows: number) => nameOf(side, rows);
  const [big, lowest] = [of('ours', large), of('ours', small)];
  const [floor, common, texts] = [of('floor', large), of('gin', large), of('ilike', large)];
  const atMillion = (target: TargetName) => (large >= MILLION ? target : null);
  const all: Ratio[] = [
    {
      id: 'S1',
      target: 'S1',
      work: `p50, ${large} jobs`,
      over: big,
      under: lowest,
      measure: p50,
      oursIs: 'over',
    },
    {
      id: 'S1',
      target: 'S1 trade and place',
      work: `p50, trade and place, ${large} jobs`,
      over: big,
      under: lowest,
      measure: listed,
      oursIs: 'over',
    },
    {
      id: 'S2',
      target: atMillion('S2 ILIKE'),
      work: `p95 against ILIKE, ${large} jobs`,
      over: texts,
      under: big,
      measure: p95,
      oursIs: 'under',
    },
    {
      id: 'S2',
      target: atMillion('S2 GIN'),
      work: `p95 against GIN, date, count, ${large} jobs`,
      over: common,
      under: big,
      measure: p95,
      oursIs: 'under',
    },
    {
      id: 'S3',
      target: 'S3',
      work: `p50 to newest of a place, ${large} jobs`,
      over: big,
      under: floor,
      measure: p50,
      oursIs: 'over',
    },
    {
      id: 'S3',
      target: 'S3 trade and place',
      work: 'the same, trade and place',
      over: big,
      under: floor,
      measure: listed,
      underMeasure: p50,
      oursIs: 'over',
    },
  ];
  return all.map((ratio) => lineOf(rounds, ratio));
}
