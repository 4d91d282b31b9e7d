// The report of an import: accounts for every line, and a second run imports no ad.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { adLine } from '#marketplace/jobs/import/ads.fixture.ts';
import { useDatabase } from '#testing/database.ts';
import { importFile } from './import-file.ts';
import { summary } from './report.ts';

const database = useDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'import-'));
const file = path.join(folder, 'ads.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

it('An import reports every line as imported, already known or rejected with its line and reason', async () => {
  const lines = [
    adLine(),
    '',
    adLine({ id: 'ad-2', places: [] }),
    'no JSON',
    adLine({ id: 'ad-3', pay: null }),
    adLine(),
  ];
  writeFileSync(file, `\uFEFF${lines.join('\r\n')}\r\n`);
  const report = await importFile({ db: database.db, file });
  expect(report).toMatchObject({ rows: 5, imported: 2, already_known: 1, rejected: 2 });
  expect(report.rejections).toMatchObject([
    { line: 3, id: 'ad-2', code: 'no_state', reason: 'The ad names no place whose state is known.' },
    { line: 4, id: null, code: 'malformed_json' },
  ]);

  const again = await importFile({ db: database.db, file });
  expect(summary(again)).toContain('5 ads: 0 imported, 3 already known, 2 rejected.');
});

it('An import report contains only source and number of an ad, never its words', async () => {
  writeFileSync(file, adLine({ id: 'ad-9', title: 'Secret title\u0000' }));
  expect(JSON.stringify(await importFile({ db: database.db, file }))).not.toContain('Secret');
});
