// Parses and runs review commands on rating texts that await a decision. The author of a rating is never shown.
import type { Deps } from '#marketplace/deps.ts';
import { decideRating } from '#marketplace/ratings/actions/contest.ts';
import { listRatingsToDecide, type WaitingRating } from '#marketplace/ratings/received-queries.ts';

export type RatingCommand =
  | { name: 'ratings' }
  | { name: 'hide-rating' | 'keep-rating'; rating_id: number; moderator: string; outcome: string };

const names: readonly string[] = ['ratings', 'hide-rating', 'keep-rating'];

export const isRatingCommand = (command: { name: string }): command is RatingCommand => names.includes(command.name);

interface Words {
  name: string | undefined;
  id: string;
  by?: string | undefined;
  reason?: string | undefined;
}

/** Returns the command on ratings that the arguments name; null for invalid arguments. */
export function readRatingCommand({ name, id, by, reason }: Words): RatingCommand | null {
  if (name === 'ratings') return id === '' ? { name } : null;
  if (name !== 'hide-rating' && name !== 'keep-rating') return null;
  const moderator = by?.trim();
  const outcome = reason?.trim();
  if (!/^[1-9]\d{0,14}$/.test(id) || !moderator || !outcome) return null;
  return { name, rating_id: Number(id), moderator, outcome };
}

const MAX_LINES = 100;
/** Removes control characters: user text must not move the cursor of the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

const ratingLine = (rating: WaitingRating) =>
  [
    `#${rating.id}`,
    `${rating.score} of 5 stars`,
    rating.rater_type === 'labour' ? 'a worker of an employer' : 'an employer of a worker',
    ...(rating.review ? [`“${plain(rating.review)}”`] : ['no text']),
    `marked: ${[...new Set(rating.findings.map(({ code }) => code))].join(', ') || 'nothing'}`,
    ...(rating.contest_reason ? [`contested: “${plain(rating.contest_reason)}”`] : []),
    `waiting ${rating.waiting_hours} h`,
  ].join(' · ');

/** Runs a command and returns its output lines. Throws a problem if the action is refused. */
export async function runRatingCommand({ db }: Pick<Deps, 'db'>, command: RatingCommand): Promise<string[]> {
  if (command.name === 'ratings') {
    const ratings = await listRatingsToDecide(db, MAX_LINES);
    return ratings.length > 0 ? ratings.map(ratingLine) : ['Nothing is waiting.'];
  }
  const { rating_id, moderator, outcome } = command;
  const verdict = command.name === 'hide-rating' ? 'hide' : 'keep';
  await decideRating({ db }, { rating_id, verdict, moderator, outcome });
  return [
    verdict === 'hide'
      ? `#${rating_id}: its text is hidden, its stars count. Both sides are notified.`
      : `#${rating_id}: its text is shown. The user who contested it is notified.`,
  ];
}
