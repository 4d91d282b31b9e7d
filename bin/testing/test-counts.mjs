// Counts passed, failed and skipped tests from the vitest report.
import { readFileSync, rmSync } from 'node:fs';

export const testReport = 'reports/tests.json';

/**
 * Counts the tests of the last run. A test file that cannot be loaded counts as one failure. If vitest failed for
 * another reason, there is at least one failure.
 * @param {boolean} passed whether vitest exited with 0
 */
export function countTests(passed) {
  const report = readReport();
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + broken.length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: passed ? failed : Math.max(failed, 1), skipped };
}

const LINES_OF_A_FAILURE = 12;
const NOT_RUN = ['skipped', 'pending', 'todo', 'disabled'];

/** Returns the failed tests, each with the first lines of its error. */
export function failuresInShort() {
  const files = readReport().testResults.filter(({ status }) => status === 'failed');
  const failures = files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return [`✗ ${name}\n${firstLines(message)}`];
    return failed.map((test) => `✗ ${name}\n  ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
  });
  return failures.join('\n');
}

/** Returns the full names of the skipped tests. */
export function skippedTests() {
  const tests = readReport().testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.filter(({ status }) => NOT_RUN.includes(status)).map(({ fullName }) => fullName);
}

/** @param {string} text */
const firstLines = (text) => {
  const lines = text.split('\n').filter((line) => !line.includes('/node_modules/'));
  return lines.slice(0, LINES_OF_A_FAILURE).join('\n');
};

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult
 * @typedef {{ status: string, name: string, message: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: FileResult[] }} Report
 */

/** @returns {Report} */
function readReport() {
  try {
    return JSON.parse(readFileSync(testReport, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  }
}

/** Deletes the report of an earlier run, so that it is not taken for the report of this run. */
export function deleteReport() {
  rmSync(testReport, { force: true });
}
