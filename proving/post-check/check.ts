// npm run check:lint: prints how well the check of job posts finds forbidden passages (precision, recall) by rule and
// language, on single lines and on ads, and the time per post. --faults lists the wrong results, except those of lines
// that the authors of the rules must not see.
import { accuracyOf, halves, lineLanguages, readLines, tallyRules } from './accuracy.ts';
import { checkOutsideAds, readOutsideAds } from './outside-ads.ts';
import { checkOutsideLines, outsideHalves, outsideSets, readOutsideLines } from './outside-lines.ts';
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
  for (const set of outsideSets)
    for (const half of outsideHalves) {
      const { lines, leftOut } = readOutsideLines(set, half);
      if (lines.length === 0) continue;
      const { byKind, byLanguage, faults } = checkOutsideLines(lines);
      const name = `${set} set, ${half} half`;
      printTally(`Lines from outside by kind, ${name} (${leftOut} known lines left out)`, byKind);
      printTally(`Lines from outside by language, ${name}`, byLanguage);
      if (half === 'open') printFaults(faults);
    }
}

function printOutsideAds(): void {
  const { invented, real, beside } = readOutsideAds();
  const origin = beside === 0 ? 'TEST_ADS_FILE is missing' : `${beside} of them beside the checkout`;
  for (const [name, ads] of [
    ['invented ads', invented],
    [`real ads (${origin})`, real],
  ] as const) {
    const { byRule, byLanguage, faults } = checkOutsideAds(ads);
    printTally(`${ads.length} ${name} by rule`, byRule);
    printTally(`${ads.length} ${name} by language`, byLanguage);
    printFaults(faults);
  }
}

printKnownLines();
printOutsideLines();
printOutsideAds();
printTime();
