// npm run import-jobs -- FILE.jsonl [--report FILE] [--trusted]: imports job ads into the accounts of their companies
// and reports the outcome of each ad.
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDb } from '#platform/db.ts';
import { importFile } from './import-jobs/import-file.ts';
import { type ImportReport, summary } from './import-jobs/report.ts';

const USAGE = 'Usage: npm run import-jobs -- FILE.jsonl [--report FILE] [--trusted]';
const PROGRESS_EVERY = 50;

function showProgress({ rows, imported, already_known, rejected }: ImportReport): void {
  if (rows % PROGRESS_EVERY !== 0) return;
  console.log(`${rows} ads read: ${imported} imported, ${already_known} already known, ${rejected} rejected …`);
}

function readArguments(): { file: string; report: string; trusted: boolean } | null {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { report: { type: 'string' }, trusted: { type: 'boolean', default: false } },
    });
    const [file, another] = positionals;
    if (!file || another) return null;
    accessSync(file, constants.R_OK);
    const report = values.report ?? path.join(process.env.DATA_DIR || '.data', 'import-jobs-report.json');
    mkdirSync(path.dirname(path.resolve(report)), { recursive: true });
    return { file, report, trusted: values.trusted };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return null;
  }
}

async function main(): Promise<number> {
  const given = readArguments();
  const url = process.env.DATABASE_URL;
  if (!given || !url) {
    console.error(given ? 'DATABASE_URL must be the address of a Postgres 15 or newer.' : USAGE);
    return 2;
  }
  const db = openDb({ url, max: 2, name: 'import-jobs' });
  try {
    const report = await importFile({ db, file: given.file, trusted: given.trusted, onProgress: showProgress });
    writeFileSync(given.report, `${JSON.stringify(report, null, 2)}\n`);
    console.log(`${summary(report)}\nThe report is in ${given.report}.`);
    return 0;
  } catch (error) {
    console.error(
      `The import has stopped. The command can be repeated; it skips imported ads. ${error instanceof Error ? error.message : error}`,
    );
    return 1;
  } finally {
    await db.end();
  }
}

process.exitCode = await main();
