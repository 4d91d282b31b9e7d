// A worker that starts before its database.
import { expect, it } from 'vitest';
import type { Queryable } from '#platform/sql.ts';
import { silentLog } from '#testing/silent-log.ts';
import { untilDatabaseAnswers } from './await-database.ts';

const refusing = (errors: Error[]): Queryable => ({
  query: async () => {
    const error = errors.shift();
    if (error) throw error;
    return { rows: [], rowCount: 0 };
  },
});
const withCode = (code: string) => Object.assign(new Error('no database'), { code });

it('waits while nobody listens and while the server recovers', async () => {
  const errors = [withCode('ECONNREFUSED'), withCode('57P03')];
  await untilDatabaseAnswers(refusing(errors), silentLog);
  expect(errors).toEqual([]);
});

it('ends over what waiting does not mend', async () => {
  await expect(untilDatabaseAnswers(refusing([withCode('28P01')]), silentLog)).rejects.toThrow('no database');
});
