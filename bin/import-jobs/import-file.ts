// Imports a file of job ads, a JSON object a line, one transaction an ad.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { importJob } from '#marketplace/jobs/import/actions.ts';
import type { Db } from '#platform/db.ts';
import { type ImportReport, newReport, note } from './report.ts';

interface Options {
  db: Db;
  file: string;
  /** Told after every ad how many are done. */
  onProgress?: (report: ImportReport) => void;
}

/** Reads to the end of the file. A failing database ends it with an error; what was imported before stays, and a repeat goes on. */
export async function importFile({ db, file, onProgress = () => {} }: Options): Promise<ImportReport> {
  const report = newReport(file);
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text === '') continue;
    note(report, number, await importJob({ db }, text));
    onProgress(report);
  }
  report.finished_at = new Date().toISOString();
  return report;
}
