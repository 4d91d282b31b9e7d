// Runs several checks in a page with one message. For most checks, the message takes longer than the check itself.
import type { Page } from 'playwright-core';

/** A check that runs in the page and returns texts. */
export interface PageCheck {
  /** JavaScript that calls the check. */
  source: string;
}

/** Returns a check from a function. The function must not refer to anything outside of itself and the page. */
export const pageCheck = <Argument>(run: (argument: Argument) => string[], argument: Argument): PageCheck => ({
  source: `(${run})(${JSON.stringify(argument)})`,
});

/** Runs the checks one after another. Returns the texts of each check. */
export const runChecks = (page: Page, checks: readonly PageCheck[]): Promise<string[][]> =>
  page.evaluate(`[${checks.map(({ source }) => source).join(',')}]`);

/** Runs one check and returns its texts. */
export const runCheck = async (page: Page, check: PageCheck): Promise<string[]> =>
  (await runChecks(page, [check])).flat();
