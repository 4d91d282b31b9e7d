// Reports the outcome of every line of an import: counts, and the line number and reason of each rejected or changed
// ad. The report does not contain the text of an ad.
import type { ImportOutcome } from '#marketplace/jobs/import/actions.ts';
import { changeInWords, reasonInWords } from './words.ts';

interface Mention {
  line: number;
  source: string | null;
  id: string | null;
  code: string;
  reason: string;
}

export interface ImportReport {
  file: string;
  started_at: string;
  finished_at: string | null;
  /** Number of non-empty lines: imported + already_known + rejected. */
  rows: number;
  imported: number;
  /** False if the imported ads were not checked for passages that break a rule (option `--trusted`). */
  checked: boolean;
  /**
   * Number of imported ads that wait for a moderator, because the automatic check of job posts found a passage that may
   * break a rule. `held_by_finding`: number of these ads by the code of the rule, such as `gender`, or
   * `reader:gender` if the learned reader marked them.
   */
  held: number;
  held_by_finding: Record<string, number>;
  already_known: number;
  rejected: number;
  rejected_by_reason: Record<string, number>;
  rejections: (Mention & { field: string | null })[];
  /** Imported ads that the import changed to make them valid. */
  changes: Mention[];
}

export function newReport(file: string, trusted: boolean): ImportReport {
  return {
    file,
    started_at: new Date().toISOString(),
    finished_at: null,
    rows: 0,
    imported: 0,
    checked: !trusted,
    held: 0,
    held_by_finding: {},
    already_known: 0,
    rejected: 0,
    rejected_by_reason: {},
    rejections: [],
    changes: [],
  };
}

/** Adds the outcome of a line to the report. */
export function note(report: ImportReport, line: number, result: ImportOutcome): void {
  const origin = { line, source: result.source, id: result.source_id };
  report.rows += 1;
  report[result.outcome] += 1;
  if (result.outcome === 'rejected') {
    const { code, field } = result;
    report.rejected_by_reason[code] = (report.rejected_by_reason[code] ?? 0) + 1;
    report.rejections.push({ ...origin, code, field, reason: reasonInWords(code) });
  }
  if (result.outcome === 'imported') {
    if (result.held.length > 0) report.held += 1;
    for (const code of result.held) report.held_by_finding[code] = (report.held_by_finding[code] ?? 0) + 1;
    report.changes.push(...result.changes.map((code) => ({ ...origin, code, reason: changeInWords(code) })));
  }
}

/** Returns the result of the automatic check of job posts as lines of the summary. */
function checkInWords({ checked, held, held_by_finding }: ImportReport): string[] {
  if (!checked) return ['The post check was skipped (--trusted).'];
  const findings = Object.entries(held_by_finding).sort(([, a], [, b]) => b - a);
  return [`${held} imported ads wait for a moderator.`, ...findings.map(([code, count]) => `  ${count} × ${code}`)];
}

/** Returns the report as a few lines of text. */
export function summary(report: ImportReport): string {
  const reasons = Object.entries(report.rejected_by_reason).sort(([, a], [, b]) => b - a);
  return [
    `${report.rows} ads: ${report.imported} imported, ${report.already_known} already known, ${report.rejected} rejected.`,
    ...reasons.map(([code, count]) => `  ${count} × ${code}: ${reasonInWords(code)}`),
    ...checkInWords(report),
    ...(report.changes.length > 0
      ? [`${report.changes.length} imported ads were changed to fit; the report names them.`]
      : []),
  ].join('\n');
}
