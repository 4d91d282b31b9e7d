// Titles of jobs in the reader's language for responses and messages that store only the employer's title (D110).
import type { ReaderTitle } from '#contracts/values.ts';
import { describeError } from '#platform/log.ts';
import type { ReadDeps } from '../deps.ts';
import type { TitleTexts } from './composed-title.ts';
import { isInReadersLanguage, titleFor } from './reader-title.ts';
import { targetFor } from './target.ts';
import { listTitleFacts, type StoredTitleFacts, type TitleKey } from './title-queries.ts';

/** A title as the employer wrote it, and the key of its job. */
export interface StoredTitle {
  title: string | null | undefined;
  key: TitleKey;
}

function isOf(facts: StoredTitleFacts, key: NonNullable<TitleKey>): boolean {
  if ('job_id' in key) return facts.id === key.job_id;
  return 'job_uid' in key ? facts.uid === key.job_uid : facts.application_ids.includes(key.application_id);
}

/**
 * Returns the data of the jobs from which their titles in the reader's language are composed. Returns nothing if the
 * database fails: a shorter title can then be composed from the stored title alone.
 */
async function factsOf({ db, log }: ReadDeps, keys: readonly TitleKey[], language: string) {
  if (!keys.some((key) => key !== null)) return [];
  try {
    return await listTitleFacts(db, keys, language);
  } catch (error) {
    log.warn('titles are composed without the facts of their jobs', describeError(error));
    return [];
  }
}

/**
 * Returns for each stored title, in the same order, the title in the reader's language; null if the employer's title is
 * already in this language. Queries the database only if a stored title is in another language.
 */
export async function readerTitles(
  deps: ReadDeps,
  stored: readonly StoredTitle[],
  reader: TitleTexts,
): Promise<(ReaderTitle | null)[]> {
  const needs = ({ title }: StoredTitle) => Boolean(title) && !isInReadersLanguage(title ?? '', reader);
  const keys = stored.filter(needs).map(({ key }) => key);
  const found = await factsOf(deps, keys, targetFor(reader.language) ?? reader.language);
  return Promise.all(
    stored.map((one) => {
      const { title, key } = one;
      if (!title || !needs(one)) return null;
      const facts = key && found.find((candidate) => isOf(candidate, key));
      // `facts.provided` translates the job's current title. A message may contain an earlier title, for which this
      // translation would be wrong.
      const provided = facts?.title === title ? facts.provided : null;
      return titleFor({ ...facts, title }, reader, provided ?? undefined);
    }),
  );
}

interface HasTitle<T> {
  storedTitle: (item: T) => StoredTitle;
  put: (item: T, reader_title: ReaderTitle) => T;
}

/**
 * Returns the items with job titles in the reader's language. Items whose title is already in this language are
 * returned unchanged.
 */
export async function addReaderTitles<T>(
  deps: ReadDeps,
  { items, reader }: { items: readonly T[]; reader: TitleTexts },
  { storedTitle, put }: HasTitle<T>,
): Promise<T[]> {
  const titles = await readerTitles(deps, items.map(storedTitle), reader);
  return items.map((item, place) => {
    const title = titles[place];
    return title ? put(item, title) : item;
  });
}
