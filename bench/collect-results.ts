// What the programs of one run have told, as one table: a line that none of them brought is a skipped one.
import { z } from '#contracts/z.ts';
import type { ReportLine } from './report.ts';
import type { Suite } from './suites.ts';

export const resultShape = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      work: z.string(),
      ours: z.string(),
      floor: z.string(),
      ratios: z.array(z.number()),
      must: z.string(),
      pass: z.nullable(z.boolean()),
      goal: z.optional(z.string()),
      reached: z.optional(z.nullable(z.boolean())),
    }),
  ),
  facts: z.record(z.string(), z.string()),
});
type PartResult = z.output<typeof resultShape>;

const absent = (id: string): ReportLine => ({
  id,
  work: 'ended before it had a figure',
  ours: '',
  floor: '',
  ratios: [],
  must: '',
  pass: null,
});

export interface SuiteResult {
  part: Suite;
  /** Null where the program ended before it told anything. */
  result: PartResult | null;
  /** Whether it ended before it was done. */
  broken: boolean;
}

interface CollectedResults {
  lines: ReportLine[];
  /** Versions of what they ran on. */
  facts: Record<string, string>;
  broken: boolean;
}

/** Lines that a part was asked for and has not brought are skipped ones. */
export function collectResults(found: readonly SuiteResult[], asks: (letter: string) => boolean): CollectedResults {
  const lines = found.flatMap(({ part, result: told }): ReportLine[] => {
    const expected = Object.entries(part.letters).flatMap(([letter, { lines: ids }]) => (asks(letter) ? ids : []));
    const brought = told?.lines ?? [];
    const missing = expected.filter((id) => !brought.some((line) => line.id === id));
    return [...brought, ...missing.map(absent)];
  });
  const versions = found.flatMap(({ result: told }) => (told ? [told.facts] : []));
  const of = (name: string) => versions.flatMap((facts) => facts[name] ?? [])[0] ?? 'absent';
  return {
    lines,
    facts: { postgres: of('postgres'), redis: of('redis') },
    broken: found.some(({ broken }) => broken),
  };
}
