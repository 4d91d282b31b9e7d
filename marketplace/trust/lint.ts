// Checks a post for scams and unfair demands (C.7). Pure and deterministic.

import type { Finding } from '#contracts/job-shapes.ts';
import type { Lintable } from '#contracts/own-jobs.ts';
import { type FindingCode, findingCodes } from './codes.ts';
import { contactsIn, type Flagged } from './contacts.ts';
import { findViolations } from './find-violations.ts';
import { checkPay, FLOOR_DAY, type KnownPay, payOfDay } from './pay.ts';
import { splitPhones } from './phones.ts';
import { type ReadField, type ReadText, readPost, readText } from './read-post.ts';

/** Maximum number of findings per text or post; more would not help the employer. */
const MAX_FINDINGS = 40;

function marksIn(read: ReadText, how: Parameters<typeof findViolations>[1]): Flagged[] {
  const { text, words } = read;
  const spoken = findViolations(read, how).flatMap(({ code, start, end }) => {
    const [first, last] = [words[start], words[end - 1]];
    return first && last ? [{ code, start: first.start, end: last.end }] : [];
  });
  return [...contactsIn(text, words), ...spoken].sort((a, b) => a.start - b.start || a.end - b.end);
}

const findingOf = (field: string, { code, start, end }: Flagged): Finding => ({
  code,
  field,
  start,
  end,
  message: findingCodes[code].message,
});

/** Returns the findings of a single text that is not a post, such as a review or a message. */
export const lintLine = (field: string, text: string): Finding[] =>
  marksIn(readText(text), { isTitle: false, floor: FLOOR_DAY })
    .slice(0, MAX_FINDINGS)
    .map((mark) => findingOf(field, mark));

/** Part-time pay per day, week or month has no lower limit, because the pay of a full day is unknown. */
function limitsOf(post: Lintable, known: KnownPay): KnownPay {
  if (post.job_type !== 'part_time' || post.salary_period === 'hour') return known;
  return { ...known, floor_day: 0, minimum_day: null, low_percent: 0 };
}

function payFinding(post: Lintable, known: KnownPay): Finding[] {
  const amount = post.salary_amount;
  const code: FindingCode | null = checkPay(payOfDay(amount, post.salary_period), limitsOf(post, known));
  return code ? [findingOf('salary_amount', { code, start: 0, end: String(amount).length })] : [];
}

/**
 * Returns the findings of a complete or partial post, field by field. Positions are UTF-16 offsets into the original
 * field. Pay is checked only if pay data for the trade or state is given. `fields` are the fields as `readPost` returns
 * them.
 */
export function lintPost(
  post: Lintable,
  known: KnownPay = {},
  fields: readonly ReadField[] = readPost(post),
): Finding[] {
  const floor = limitsOf(post, known).floor_day ?? FLOOR_DAY;
  const spoken = fields.flatMap((read) =>
    marksIn(read, { isTitle: read.field === 'title', floor }).map((mark) => findingOf(read.field, mark)),
  );
  const split = splitPhones(fields).map(({ field, ...place }) => findingOf(field, { code: 'phone', ...place }));
  return [...spoken, ...split, ...payFinding(post, known)].slice(0, MAX_FINDINGS);
}
