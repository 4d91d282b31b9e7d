// Searching jobs, and keeping the words they are found by.
import type { JobSearch } from '#contracts/jobs.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { findPlace } from '../../places/places.ts';
import { placeText, placeWords, searchText, searchWords } from '../../search/words.ts';
import { findJobToIndex, listOpenJobs, setJobWords } from './queries.ts';

type Store = Pick<Deps, 'db'>;

/** What is asked for, in words; a text without any (`%`) is taken to the letter and finds nothing. */
function wordsIn(text: string | undefined, split: (text: string) => string[]): string[] {
  const asked = text?.trim() ?? '';
  const words = split(asked);
  return words.length > 0 || asked === '' ? words : [asked];
}

/** A page of open jobs. */
export async function searchJobs({ db }: Store, search: JobSearch) {
  const filter = {
    ...search,
    words: wordsIn(search.q, searchWords),
    place_words: wordsIn(search.location, placeWords),
  };
  const { jobs, total } = await listOpenJobs(db, filter);
  return { ...paged({ jobs }, total, search), total_relation: 'eq' as const, widening: null };
}

/** Writes the words by which the job of an event is found. */
export async function indexJob({ db }: Store, eventId: number): Promise<void> {
  const job = await findJobToIndex(db, eventId);
  if (!job) return;
  const place = job.city ? await findPlace(job.city, job.state) : null;
  await setJobWords(db, job.id, { search_text: searchText(job, place), place_text: placeText(job, place) });
}
