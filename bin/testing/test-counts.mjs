// Counts passed, failed and skipped tests from the vitest report.
import { readFileSync, rmSync } from 'node:fs';

export const testReport = 'reports/tests.json';

/**
 * A file that does not load counts as failed, and so does a run that failed for another reason.
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

/** @param {string} text */
const firstLines = (text) => {
  const lines = text.split('\n').filter((line) => !line.includes('/node_modules/'));
  return lines.slice(0, LINES_OF_A_FAILURE).join('\n');
};

/** Returns names of tests that passed only after a retry: each is a fault of the test or of the product. */
export function passedAgain() {
  const log = readFileSync('reports/tests.log', 'utf8');
  return log
    .split('\n')
    .flatMap((line) => (/\(retry x\d+\)/.test(line) && !/^\s*(?:✗|×|FAIL)/.test(line) ? [line.trim()] : []));
}

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

/** Prevents the report of an earlier run from being read as this one's. */
export function deleteReport() {
  rmSync(testReport, { force: true });
}
