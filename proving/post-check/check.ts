// npm run check:lint: prints how well the check of job posts finds forbidden passages (precision, recall) by rule and
// language, on single lines and on ads, without and with the learned reader, and the time per post. --faults lists the
// wrong results, except those of lines that the authors of the rules must not see.
import { lintPost } from '#marketplace/trust/lint.ts';
import { accuracyOf, halves, lineLanguages, readLines, tallyRules } from './accuracy.ts';
import { checks } from './checks.ts';
import { checkOutsideAds, readOutsideAds } from './outside-ads.ts';
import { checkOutsideLines, outsideHalves, outsideSets, readLinesBeside, readOutsideLines } from './outside-lines.ts';
import { add, printTally, type Tally } from './tally.ts';
import { printTime } from './time.ts';

const showsFaults = process.argv.includes('--faults');

function printFaults(faults: readonly string[]): void {
  if (showsFaults) for (const fault of faults) console.log(`    ${fault}`);
}

/**
 * Prints the results of the lines with which the rules were improved. These lines only show whether the rules have
 * become worse.
 */
function printKnownLines(): void {
  const [byRule, byLanguage, bySet]: Tally[] = [new Map(), new Map(), new Map()];
  const faults: string[] = [];
  for (const half of halves)
    for (const language of lineLanguages) {
      const lines = readLines(language, half) ?? [];
      const { right, wrong, missed, faults: found } = accuracyOf(lines);
      const count = { posts: lines.length, right, wrong, missed };
      if (byRule) tallyRules(byRule, lines);
      for (const [tally, name] of [
        [byLanguage, language],
        [bySet, half],
      ] as const)
        if (tally) add(tally, name, count);
      faults.push(...found);
    }
  if (bySet) printTally('Known lines by set', bySet);
  if (byLanguage) printTally('Known lines by language', byLanguage);
  if (byRule) printTally('Known lines by rule', byRule);
  printFaults(faults);
}

function printOutsideLines(): void {
  const blind = checks.map(([check]) => ({ check, byRule: new Map() as Tally }));
  for (const set of outsideSets)
    for (const half of outsideHalves) {
      const { lines, leftOut } = readOutsideLines(set, half);
      if (lines.length === 0) continue;
      for (const [check, run] of checks) {
        // The reader was trained with the open half.
        if (half === 'open' && run !== lintPost) continue;
        const { byKind, byRule, byLanguage, faults } = checkOutsideLines(lines, run);
        const all = half === 'blind' ? blind.find((one) => one.check === check) : undefined;
        if (all) for (const [rule, count] of byRule) add(all.byRule, rule, count);
        const name = `${set} set, ${half} half, ${check}`;
        printTally(`Lines from outside by kind, ${name} (${leftOut} known lines left out)`, byKind);
        printTally(`Lines from outside by rule, ${name}`, byRule);
        printTally(`Lines from outside by language, ${name}`, byLanguage);
        if (half === 'open') printFaults(faults);
      }
    }
  for (const { check, byRule } of blind) printTally(`Lines from outside by rule, all blind halves, ${check}`, byRule);
}

/** Prints the totals of the lines in `TEST_LINES_FILE`, if it is set. */
function printLinesBeside(): void {
  const file = process.env.TEST_LINES_FILE;
  if (!file) return;
  const lines = readLinesBeside(file);
  for (const [check, run] of checks) {
    const { byKind, byRule, byLanguage } = checkOutsideLines(lines, run);
    printTally(`Lines of TEST_LINES_FILE by kind, ${check}`, byKind);
    printTally(`Lines of TEST_LINES_FILE by rule, ${check}`, byRule);
    printTally(`Lines of TEST_LINES_FILE by language, ${check}`, byLanguage);
  }
}

function printOutsideAds(): void {
  const { invented, real, beside } = readOutsideAds();
  const origin = beside === 0 ? 'TEST_ADS_FILE is missing' : `${beside} of them beside the checkout`;
  for (const [check, run] of checks)
    for (const [name, ads] of [
      ['invented ads', invented],
      [`real ads (${origin})`, real],
    ] as const) {
      const { byRule, byLanguage, faults } = checkOutsideAds(ads, run);
      printTally(`${ads.length} ${name} by rule, ${check}`, byRule);
      printTally(`${ads.length} ${name} by language, ${check}`, byLanguage);
      printFaults(faults);
    }
}

printKnownLines();
printOutsideLines();
printLinesBeside();
printOutsideAds();
await printTime();
