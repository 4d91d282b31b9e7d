// Checks a post, and compares its pay with the known pay of its trade at its place.

import type { Finding } from '#contracts/job-shapes.ts';
import { stateName } from '#contracts/lists.ts';
import type { Lintable } from '#contracts/own-jobs.ts';
import type { Queryable } from '#platform/sql.ts';
import { findPlace } from '../../places/places.ts';
import { readSettings } from '../../settings/queries.ts';
import { lintPost } from '../lint.ts';
import { findKnownPay } from '../queries.ts';

/** Returns the findings of a complete or partial post. */
export async function checkPost(db: Queryable, post: Lintable): Promise<Finding[]> {
  const state = post.state ? stateName(post.state) : null;
  const place = post.city && state ? await findPlace(post.city, state) : null;
  const { pay_low_percent, pay_high_percent, pay_floor_day, minimum_wages_until } = await readSettings(db, [
    'pay_low_percent',
    'pay_high_percent',
    'pay_floor_day',
    'minimum_wages_until',
  ]);
  const known = await findKnownPay(db, {
    role: post.role,
    state,
    city: place?.name ?? post.city,
    edition: minimum_wages_until,
  });
  return lintPost(post, {
    ...known,
    low_percent: pay_low_percent,
    high_percent: pay_high_percent,
    floor_day: pay_floor_day,
  });
}
