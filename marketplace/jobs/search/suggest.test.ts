// Tests the suggestions of a job search: names, then titles of open jobs.
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { buildJob } from '#testing/factories.ts';
import { suggestSearches } from './suggest.ts';

const database = useDatabase();

const suggested = async (text: string, field: 'q' | 'location' = 'q') =>
  (await suggestSearches(database, { text, field })).map(({ kind, name }) => `${kind} ${name}`);

describe('Search suggestions', () => {
  it('Titles of open jobs follow the names, by the beginning of any of their words', async () => {
    await buildJob(database.db, { title: 'Welder for Zorbani gates' });
    await buildJob(database.db, { title: 'झुमरीतलैया में सहायक' });
    await buildJob(database.db, { title: 'Zorbani closed', status: 'closed' });
    expect(await suggested('zorb')).toEqual(['title Welder for Zorbani gates']);
    expect(await suggested('for zorb')).toEqual(['title Welder for Zorbani gates']);
    expect(await suggested('झुमर')).toEqual(['title झुमरीतलैया में सहायक']);
    const welders = await suggested('weld');
    expect(welders[0]).toBe('trade welder');
    expect(welders.at(-1)).toBe('title Welder for Zorbani gates');
  });

  it('The place field suggests only places', async () => {
    expect(await suggested('weld', 'location')).toEqual([]);
    expect((await suggested('andh', 'location'))[0]).toBe('area Andheri East');
  });

  it('Punctuation and two letters suggest nothing', async () => {
    expect(await suggested("zo'")).toEqual([]);
    expect(await suggested("'& | !(")).toEqual([]);
  });
});
