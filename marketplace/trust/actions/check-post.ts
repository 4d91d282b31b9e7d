// Checks a job post for fraud and unfair terms, and finds the usual pay for its trade and place.

import type { Finding, UsualPay } from '#contracts/job-shapes.ts';
import { stateName } from '#contracts/lists.ts';
import type { Lintable } from '#contracts/own-jobs.ts';
import type { Queryable } from '#platform/sql.ts';
import { findPlace } from '../../places/places.ts';
import { readSettings } from '../../settings/queries.ts';
import { lintPost } from '../lint.ts';
import { findKnownPay } from '../queries.ts';
import { readPost } from '../read-post.ts';
import { readAgain, readerModel } from '../reader/read-again.ts';

/**
 * Returns the findings of the automatic check in a post, in which some fields may still be empty. The learned reader
 * does not read calls for a day.
 */
export async function checkPost(db: Queryable, post: Lintable, { isCall = false } = {}): Promise<Finding[]> {
  const { findings } = await inspectPost(db, post, { isCall });
  return findings;
}

interface Inspection {
  findings: Finding[];
  /** Null if too few jobs of the trade are open at the place of the post. */
  usual_pay: UsualPay | null;
}

/**
 * Returns the findings of the automatic check in a post, and the usual pay of its trade at its place. Some fields of
 * the post may still be empty.
 */
export async function inspectPost(db: Queryable, post: Lintable, { isCall = false } = {}): Promise<Inspection> {
  const state = post.state ? stateName(post.state) : null;
  const place = post.city && state ? await findPlace(post.city, state) : null;
  const { pay_low_percent, pay_high_percent, pay_floor_day, minimum_wages_until } = await readSettings(db, [
    'pay_low_percent',
    'pay_high_percent',
    'pay_floor_day',
    'minimum_wages_until',
  ]);
  const { usual_pay, minimum_day } = await findKnownPay(db, {
    role: post.role,
    state,
    city: place?.name ?? post.city,
    edition: minimum_wages_until,
  });
  const fields = readPost(post);
  const known = {
    median_day: usual_pay?.median ?? null,
    minimum_day,
    low_percent: pay_low_percent,
    high_percent: pay_high_percent,
    floor_day: pay_floor_day,
  };
  const marks = lintPost(post, known, fields);
  const findings = isCall ? marks : readAgain(fields, marks, await readerModel());
  if (!usual_pay) return { findings, usual_pay };
  const { median: _median, ...range } = usual_pay;
  return { findings, usual_pay: range };
}
