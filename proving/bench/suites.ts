// The parts of a complete benchmark run: each program, its lines in the result table, and the amount of its work.

const SIZES = ['short', 'full', 'tiny'] as const;
/** `full`: all rows and rounds. `short`: takes minutes. `tiny`: tests the command only; its results are meaningless. */
export type Size = (typeof SIZES)[number];

export const isSize = (text: string): text is Size => SIZES.some((size) => size === text);

export interface Suite {
  program: 'queue' | 'pressure' | 'bell' | 'fanout' | 'search' | 'memory';
  /** Maps each letter of `--only` to the name that the program has for this part, and to the lines of the part. */
  letters: Readonly<Record<string, { only: string; lines: readonly string[] }>>;
  args: Readonly<Record<Size, readonly string[]>>;
}

export const suites: readonly Suite[] = [
  {
    program: 'queue',
    letters: { Q: { only: 'Q,E', lines: ['Q1', 'Q2', 'Q3', 'Q4', 'E1'] } },
    args: {
      full: ['--tasks=20000', '--slots=10,24', '--events=2000'],
      short: ['--tasks=20000', '--slots=24', '--events=1000'],
      tiny: ['--tasks=500', '--slots=4', '--events=40'],
    },
  },
  {
    program: 'pressure',
    letters: { P: { only: 'P', lines: ['P1'] } },
    args: {
      full: ['--seconds=60', '--rounds=1'],
      short: ['--seconds=10', '--recover-seconds=20', '--rounds=1'],
      tiny: ['--seconds=1', '--recover-seconds=3', '--slots=4', '--sides=ours'],
    },
  },
  {
    program: 'bell',
    letters: {
      L: { only: 'L', lines: ['L1', 'L2', 'L2b', 'L3', 'L4', 'L7', 'L8', 'L9'] },
      W: { only: 'W', lines: ['W1'] },
    },
    args: {
      full: ['--events=500', '--writes=1000', '--poll-seconds=60'],
      short: ['--events=200', '--writes=500', '--poll-seconds=60'],
      tiny: ['--events=20', '--writes=50', '--poll-seconds=3'],
    },
  },
  {
    program: 'fanout',
    letters: { F: { only: 'F', lines: ['F1', 'F2', 'F3'] } },
    args: {
      full: ['--people=200000', '--events=4'],
      short: ['--people=100000', '--events=2'],
      tiny: ['--people=20000', '--events=1'],
    },
  },
  {
    program: 'search',
    letters: {
      S: { only: 'S', lines: ['S1', 'S2', 'S3', 'S4'] },
      H: { only: 'H', lines: ['H1', 'H2', 'H3'] },
    },
    args: {
      full: ['--rows=10000,100000,1000000', '--seconds=4'],
      short: ['--rows=10000,100000', '--seconds=2'],
      tiny: ['--rows=1000,3000', '--seconds=1'],
    },
  },
  {
    program: 'memory',
    letters: { M: { only: 'M', lines: ['M1'] } },
    args: { full: ['--people=5000'], short: ['--people=2000'], tiny: ['--people=600'] },
  },
];

/** All letters that `--only` accepts. */
export const letters = suites.flatMap((part) => Object.keys(part.letters));
