// Returns pages of the ratings that a user gave or received.
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { readSettings } from '../../settings/queries.ts';
import { listGivenRatings } from '../queries.ts';
import { listReceivedRatings } from '../received-queries.ts';

type Store = Pick<ReadDeps, 'db'>;

interface Page {
  page: number;
  limit: number;
}

export async function showGivenRatings(
  { db }: Store,
  person: Person,
  asked: Page & { application_id?: number | undefined },
) {
  const { rating_edit_hours: hours } = await readSettings(db, ['rating_edit_hours']);
  const { ratings, total } = await listGivenRatings(db, person, { ...asked, hours });
  return paged({ ratings }, total, asked);
}

export async function showReceivedRatings({ db }: Store, person: Person, asked: Page) {
  const { ratings, total, rating, spread } = await listReceivedRatings(db, person.id, asked);
  return paged({ ratings, rating, spread }, total, asked);
}
