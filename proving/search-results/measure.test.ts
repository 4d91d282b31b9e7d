// Tests the measurement of search results with a small sample of ads and questions.
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { importFile } from '#bin/import-jobs/import-file.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { faultsOf, measureQuestions, summaryOf } from './measure.ts';
import { isInPlace, readQuestions } from './questions.ts';

const database = useDatabase();
const api = useApi(database);
const sample = (name: string) => path.join(import.meta.dirname, 'sample', name);
const [question] = readQuestions(sample('questions.jsonl'));

beforeAll(async () => {
  await importFile({ db: database.db, file: sample('ads.jsonl'), trusted: true });
});

it('The measurement counts right, wrong and missing results of the first five', async () => {
  const { named } = await measureQuestions(
    { db: database.db, client: api.as() },
    readQuestions(sample('questions.jsonl')),
  );
  expect(named).toMatchObject({ questions: 4, answerable: 4, possible: 4 });
  expect(named.asked.slice(0, 3)).toMatchObject([
    { question: 'plumber nashik', right: 1, possible: 1 },
    { question: 'வெல்டர்', right: 1, possible: 1 },
    { question: 'cook', right: 0, possible: 1 },
  ]);
  expect(named.asked[2]?.wrong).toContain('Night cook');
  expect(summaryOf(named)).toContain('4 questions, 4 with a right open job');
  expect(faultsOf(named)).toHaveLength(2);
});

it('A town within 60 km of a named town is near, and a town of another district is not', async () => {
  if (!question) throw new Error('no question');
  const job = {
    uid: '',
    source_id: 'plumber-en-1',
    title: '',
    description: '',
    role: null,
    salary_amount: null,
    salary_period: null,
    state: 'Maharashtra',
  };
  const placeOf = (city: string) => isInPlace(question, { ...job, city }, ['Maharashtra']);
  expect(await placeOf('Nashik')).toEqual({ named: true, near: true });
  expect(await placeOf('Sinnar')).toEqual({ named: false, near: true });
  expect(await placeOf('Nagpur')).toEqual({ named: false, near: false });
});
