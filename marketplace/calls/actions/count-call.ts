// Counts the workers that a call could ask, before it is posted (D84).
import type { CallPost } from '#contracts/call-shapes.ts';
import { fail } from '#contracts/problems.ts';
import { sql } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findCallLoad } from '../limit-queries.ts';
import { countRings } from '../order-queries.ts';
import { hoursOf } from '../queries.ts';
import { ringOfChosen, ringsOf } from './rounds.ts';

/** Rounds down to tens, so that the number says little about single workers; 0 stands for fewer than ten. */
const about = (workers: number) => Math.floor(workers / 10) * 10;

/**
 * Returns the number of workers in each ring (group of workers who are asked one after another) of the call, rounded
 * down to tens. If workers are chosen, they are ring 1; without `wide` there is no other ring. Only verified employers
 * have ring 3.
 */
export async function countCall({ db }: Pick<Deps, 'db'>, employer: Person, post: CallPost) {
  const [line = fail('validation_failed', { errors: { lines: ['required'] } })] = post.lines;
  const chosen = [...new Set(post.people)];
  // The number of chosen workers, not of those who are free: the count must not show which of them are booked or blocked.
  const ofChosen = { ring: 1, about: about(chosen.length) };
  if (chosen.length > 0 && !post.wide) return { rings: [ofChosen] };
  const place = { role: line.role, state: post.state, city: post.city, pincode: post.pincode ?? null };
  const { verified } = await findCallLoad(db, employer.id, 0);
  const general = await ringsOf(place, verified && (post.wide ?? false));
  const rings = chosen.length > 0 ? [ringOfChosen(chosen), ...general.filter(({ no }) => no > 1)] : general;
  const call = sql`(select ${hoursOf(post)} as during, ''::bytea as seed) c
    cross join (select ${employer.id}::bigint as employer_id, ${post.date}::date as start_date, ${post.start_time}::text as start_time) j`;
  const counts = await countRings(db, rings, call);
  const counted = rings.map(({ no }, at) => ({ ring: no, about: about(counts[at] ?? 0) }));
  return { rings: chosen.length > 0 ? [ofChosen, ...counted.slice(1)] : counted };
}
