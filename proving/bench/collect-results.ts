// Merges the results of all programs of a run into one table. A line that a program should report but did not counts as
// skipped.
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
  work: 'ended before it reported a result',
  ours: '',
  floor: '',
  ratios: [],
  must: '',
  pass: null,
});

export interface SuiteResult {
  part: Suite;
  /** Null if the program ended before it reported results. */
  result: PartResult | null;
  /** True if the program failed. */
  broken: boolean;
}

interface CollectedResults {
  lines: ReportLine[];
  /** Versions of the software used. */
  facts: Record<string, string>;
  broken: boolean;
}

/** Adds a line marked as skipped for each requested line that no program reported. */
export function collectResults(found: readonly SuiteResult[], asks: (letter: string) => boolean): CollectedResults {
  const lines = found.flatMap(({ part, result }): ReportLine[] => {
    const expected = Object.entries(part.letters).flatMap(([letter, { lines: ids }]) => (asks(letter) ? ids : []));
    const brought = result?.lines ?? [];
    const missing = expected.filter((id) => !brought.some((line) => line.id === id));
    return [...brought, ...missing.map(absent)];
  });
  const versions = found.flatMap(({ result }) => (result ? [result.facts] : []));
  const of = (name: string) => versions.flatMap((facts) => facts[name] ?? [])[0] ?? 'absent';
  return {
    lines,
    facts: { postgres: of('postgres'), redis: of('redis') },
    broken: found.some(({ broken }) => broken),
  };
}
