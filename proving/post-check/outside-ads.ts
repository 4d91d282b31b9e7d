// Measures the check of job posts with whole job ads. A file lists by ad id which rules each ad breaks. Some ads are
// part of the project; the others are in a file outside of the project, because they may not be published.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import type { Check } from './checks.ts';
import { add, type Tally } from './tally.ts';

const FOLDER = 'proving/post-check';
/** 458 ads of other job boards. The project contains the expected results for these ads, but not their text. */
const BESIDE = path.resolve(process.env.TEST_ADS_FILE ?? '../shared/data/job_postings_bluegrey.jsonl');

const text = z.optional(z.nullable(z.string()));
const ad = z.looseObject({
  id: z.string(),
  src: z.string(),
  script: text,
  title: text,
  description: text,
  qualification: text,
});
export type OutsideAd = z.output<typeof ad>;
const labels = z.record(
  z.string(),
  z.strictObject({ codes: z.array(z.string()), also: z.optional(z.array(z.string())) }),
);

const readAds = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => ad.parse(JSON.parse(row)));

const isInvented = ({ src }: OutsideAd) => src.startsWith('made-');

interface OutsideAds {
  invented: OutsideAd[];
  real: OutsideAd[];
  /** Number of real ads from the file outside of the project. */
  beside: number;
}

/** Returns all ads; each id occurs once. */
export function readOutsideAds(): OutsideAds {
  const own = readAds(path.join(FOLDER, 'outside-ads.jsonl'));
  const known = new Set(own.map(({ id }) => id));
  const more = existsSync(BESIDE) ? readAds(BESIDE).filter(({ id }) => !known.has(id)) : [];
  const real = [...own.filter((one) => !isInvented(one)), ...more];
  return { invented: own.filter(isInvented), real, beside: more.length };
}

/** Returns the ad's language: from an id such as `mason-en-0`, else the most likely language of the ad's script. */
function languageOf({ id, script }: OutsideAd): string {
  const own = /-(en|hi|bh|mr|bn|ta|te|ml|hi-Latn|latn?)-\d+$/i.exec(id)?.[1];
  return own ?? (script === 'dev' ? 'hi' : script === 'tel' ? 'te' : 'en');
}

/** Counts correct, false and missed findings in the ads, by rule and by language. A rule counts once per ad. */
export function checkOutsideAds(ads: readonly OutsideAd[], check: Check) {
  const labelled = labels.parse(JSON.parse(readFileSync(path.join(FOLDER, 'outside-ads.labels.json'), 'utf8')));
  const result = { byRule: new Map() as Tally, byLanguage: new Map() as Tally, faults: [] as string[] };
  for (const one of ads) {
    const label = labelled[one.id] ?? { codes: [] };
    const { title, description, qualification } = one;
    const findings = check({ title, description, requirements: qualification } as Parameters<Check>[0]);
    const found = new Set<string>(findings.map(({ code }) => code));
    const language = languageOf(one);
    add(result.byLanguage, language, { posts: 1 });
    add(result.byLanguage, 'total', { posts: 1 });
    for (const code of new Set([...label.codes, ...found])) {
      if (label.also?.includes(code)) continue;
      const [due, got] = [label.codes.includes(code), found.has(code)];
      const count = { right: Number(due && got), wrong: Number(!due && got), missed: Number(due && !got) };
      add(result.byRule, code, { ...count, posts: 1 });
      add(result.byLanguage, language, count);
      add(result.byLanguage, 'total', count);
      if (due !== got) result.faults.push(`${one.id}: ${due ? 'missed' : 'wrong'} ${code}`);
    }
  }
  return result;
}
