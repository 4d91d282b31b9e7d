// Parses one line of a file of job ads from other job boards.
import { z } from '#contracts/z.ts';

const text = z.optional(z.nullable(z.string()));

const adShape = z.looseObject({
  /**
   * Name of the job board, and the ad's id on this board. Together they identify the ad, so that the same ad is
   * imported only once.
   */
  src: text,
  id: text,
  title: text,
  company: text,
  description: text,
  location: text,
  address: text,
  sector: text,
  category: text,
  role: text,
  qualification: text,
  experience: text,
  hours: text,
  job_type: text,
  last_date: text,
  openings: z.optional(z.nullable(z.number())),
  skills: z.optional(z.nullable(z.array(z.string()))),
  /** Places of work. `state` is a state's code or name. Only the first place is used. */
  places: z.optional(z.nullable(z.array(z.looseObject({ city: text, state: text })))),
  pay: z.optional(
    z.nullable(
      z.looseObject({
        min: z.optional(z.nullable(z.number())),
        max: z.optional(z.nullable(z.number())),
        period: text,
      }),
    ),
  ),
});
export type Ad = z.output<typeof adShape>;

/** Reason why an ad is not imported: a code, and the affected field. `field` is null if the whole ad is affected. */
export interface Refusal {
  code: string;
  field: string | null;
}

/** Maximum length of a line in characters, far above real ads. Longer lines are rejected before they are parsed. */
const LONGEST_LINE = 200_000;

/** Parses a line of JSON. Returns the ad, or the reason why the ad is refused. */
export function readAd(line: string): { ad: Ad } | { refusal: Refusal } {
  if (line.length > LONGEST_LINE) return { refusal: { code: 'line_too_long', field: null } };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { refusal: { code: 'malformed_json', field: null } };
  }
  const read = adShape.safeParse(value);
  if (read.success) return { ad: read.data };
  const path = read.error.issues[0]?.path ?? [];
  return path.length === 0
    ? { refusal: { code: 'not_an_ad', field: null } }
    : { refusal: { code: 'wrong_type', field: path.join('.') } };
}
