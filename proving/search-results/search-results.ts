// npm run prove -- search-results: measures the first results of search questions, and fails if they become worse.
// TEST_QUESTIONS_FILE names another file of questions, TEST_QUESTION_ADS the files of job ads to import (separated by
// commas). Results of such files are only printed.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFile } from '#bin/import-jobs/import-file.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { faultsOf, measureQuestions, sharesOf, summaryOf } from './measure.ts';
import { readQuestions } from './questions.ts';

const inProject = (name: string) => path.join(import.meta.dirname, name);

interface Measurement {
  questions: string;
  ads: readonly string[];
  /** Least share of right results among the first five, most questions that find nothing, least filled positions. */
  required: { right: number; empty: number; filled: number } | null;
}

const ADS = [inProject('../post-check/outside-ads.jsonl')];
/**
 * The values that were reached, so that the results do not become worse. The goals are 0.96, 0.03 and 0.85. The second
 * file, by a later author, misses the first and the last. The third misses the first; its first result, before any
 * rule was changed for it, was 0.867. The fourth misses the first too, and no rule was changed for it.
 */
const kept: readonly Measurement[] = [
  { questions: inProject('open-questions.jsonl'), ads: ADS, required: { right: 0.97, empty: 0, filled: 0.95 } },
  { questions: inProject('outside-questions.jsonl'), ads: ADS, required: { right: 0.89, empty: 0, filled: 0.84 } },
  { questions: inProject('later-questions.jsonl'), ads: ADS, required: { right: 0.89, empty: 0.03, filled: 0.88 } },
  { questions: inProject('latest-questions.jsonl'), ads: ADS, required: { right: 0.84, empty: 0.03, filled: 0.89 } },
];
const { TEST_QUESTIONS_FILE = '', TEST_QUESTION_ADS = '' } = process.env;
const ads = TEST_QUESTION_ADS.split(',').filter((file) => file !== '');
const measurements: readonly Measurement[] =
  TEST_QUESTIONS_FILE === '' || ads.length === 0 ? kept : [{ questions: TEST_QUESTIONS_FILE, ads, required: null }];

describe.each(measurements)('The questions of $questions', (measurement) => {
  const database = useDatabase();
  const api = useApi(database);

  it('They find the right jobs first', async () => {
    let imported = 0;
    for (const file of measurement.ads)
      imported += (await importFile({ db: database.db, file, trusted: true })).imported;
    const questions = readQuestions(measurement.questions);
    const { named, near } = await measureQuestions({ db: database.db, client: api.as() }, questions);
    console.log(`${measurement.questions}, ${imported} open jobs\n${faultsOf(near).join('\n')}`);
    console.log(`right only in the named town: ${summaryOf(named)}`);
    console.log(`right within 60 km of the named town: ${summaryOf(near)}`);
    expect(imported).toBeGreaterThan(0);
    const { right, empty, filled } = sharesOf(near);
    if (!measurement.required) return;
    expect(right).toBeGreaterThanOrEqual(measurement.required.right);
    expect(empty).toBeLessThanOrEqual(measurement.required.empty);
    expect(filled).toBeGreaterThanOrEqual(measurement.required.filled);
  });
});
