// Imports a file of job ads, one JSON object per line and one transaction per ad.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { importJob } from '#marketplace/jobs/import/actions.ts';
import type { Db } from '#platform/db.ts';
import { type ImportReport, newReport, note } from './report.ts';

interface Options {
  db: Db;
  file: string;
  /** True if the import skips the automatic check of job posts, which finds passages that may break a rule. */
  trusted?: boolean;
  /** Called after every ad with the report so far. */
  onProgress?: (report: ImportReport) => void;
}

/**
 * Reads the whole file and resolves with the report. Throws if the database fails; ads that were imported before the
 * failure remain, and a repeated run imports the other ads.
 */
export async function importFile({ db, file, trusted = false, onProgress = () => {} }: Options): Promise<ImportReport> {
  const report = newReport(file, trusted);
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text === '') continue;
    note(report, number, await importJob({ db }, text, { trusted }));
    onProgress(report);
  }
  report.finished_at = new Date().toISOString();
  return report;
}
