// Counts what vitest did from its report.
import { readFileSync, rmSync } from 'node:fs';

export const testReport = 'reports/tests.json';

/**
 * A file that did not even load counts as failed, and so does a run that failed for another reason.
 * @param {boolean} passed whether vitest said so by its exit code
 */
export function countTests(passed) {
  const report = readReport();
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + broken.length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: passed ? failed : Math.max(failed, 1), skipped };
}

/** @returns {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
function readReport() {
  try {
    return JSON.parse(readFileSync(testReport, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  }
}

/** The report of an earlier run must never be taken for this one's. */
export function forgetReport() {
  rmSync(testReport, { force: true });
}
