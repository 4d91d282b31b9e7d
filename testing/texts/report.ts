// Prints the faults of the translations and counts long texts: npm run texts
// Checks only some languages, and lists their long texts: npm run texts -- ta te
// With an option, prints other measurements: --jobs FILES (how many job titles readers understand), --phrases FILES
// (the phrases that the form to post a job offers for typed sentences), --names (the transliteration of names).
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { strayTopics, topics } from './catalogues.ts';
import { faultsOf, longTexts } from './faults.ts';
import { englishTexts, repeatedTexts } from './repeated.ts';
import { reportNames } from './report-names.ts';
import { reportPhrases } from './report-phrases.ts';
import { reportTitles } from './report-titles.ts';

function reportLongTexts(language: Language, isListed: boolean): void {
  const long = topics.flatMap((topic) => longTexts(language, topic));
  console.log(`  warning: ${long.length} texts have more than 20 words`);
  if (isListed) for (const text of long) console.log(`    ${text}`);
}

/** Prints the faults of these languages; all languages by default. Returns true if there are no faults. */
function reportFaults(named: readonly string[]): boolean {
  const unknown = named.filter((name) => !languageCodes.some((code) => code === name));
  if (unknown.length > 0) {
    console.error(`No such language or option: ${unknown.join(', ')}`);
    return false;
  }
  const asked = languageCodes.filter((code) => named.length === 0 || named.includes(code));
  const counts = asked.map((language) => {
    const faults = [...topics, ...strayTopics(language)].flatMap((topic) => faultsOf(language, topic));
    console.log(`${language}: ${faults.length === 0 ? 'whole' : `${faults.length} findings`}`);
    for (const fault of faults) console.log(`  ${fault}`);
    reportLongTexts(language, named.length > 0);
    return faults.length;
  });
  const repeated = repeatedTexts(englishTexts());
  for (const fault of repeated) console.log(fault);
  return repeated.length === 0 && counts.every((count) => count === 0);
}

const [first, ...others] = process.argv.slice(2);
if (first === '--phrases') {
  await reportPhrases(others);
  process.exit(0);
}
if (first === '--names') {
  reportNames(others.includes('--misses'));
  process.exit(0);
}
const isGood = first === '--jobs' ? await reportTitles(others) : reportFaults(process.argv.slice(2));
process.exit(isGood ? 0 : 1);
