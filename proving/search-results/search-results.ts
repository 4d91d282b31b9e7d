// npm run prove -- search-results: measures the first results of search questions. TEST_QUESTIONS_FILE names the file
// of questions, TEST_QUESTION_ADS the files of job ads to import (separated by commas).
import { expect, it } from 'vitest';
import { importFile } from '#bin/import-jobs/import-file.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { faultsOf, measureQuestions, summaryOf } from './measure.ts';
import { readQuestions } from './questions.ts';

const QUESTIONS = process.env.TEST_QUESTIONS_FILE ?? '';
const ADS = (process.env.TEST_QUESTION_ADS ?? '').split(',').filter((file) => file !== '');

const database = useDatabase();
const api = useApi(database);

it.skipIf(QUESTIONS === '' || ADS.length === 0)('questions find the right jobs first', async () => {
  let imported = 0;
  for (const file of ADS) imported += (await importFile({ db: database.db, file, trusted: true })).imported;
  const { named, near } = await measureQuestions({ db: database.db, client: api.as() }, readQuestions(QUESTIONS));
  console.log(`${imported} open jobs\n${faultsOf(near).join('\n')}`);
  console.log(`right only in the named town: ${summaryOf(named)}`);
  console.log(`right within 60 km of the named town: ${summaryOf(near)}`);
  expect(imported).toBeGreaterThan(0);
});
