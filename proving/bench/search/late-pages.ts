// The line S5 of the result table: time for a late page of a list, compared with its first page.
import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import type { ReportLine } from '../report.ts';
import { median } from '../statistics.ts';
import type { SampleSearch } from './searches.ts';
import { ours } from './sides.ts';
import { speedOf, timeSide } from './speed.ts';

const DEEP = 100;

/** Compares page 100 with page 1, for a trade and for a trade with a common job type. */
export async function deepLine(url: string, rounds: number): Promise<ReportLine> {
  const some: RoleSlug[] = roles.slice(0, 10).map(({ slug }) => slug);
  const asked = (page: number): SampleSearch[] =>
    some.flatMap((role): SampleSearch[] => {
      const search = { page, limit: 10, role: [role] };
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
