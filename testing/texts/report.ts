// npm run check:texts: prints the missing and faulty translations of each language, or of the named languages: npm run
// check:texts -- ta te. With --jobs it measures titles of jobs instead, with --phrases the phrases that the post
// form offers for typed sentences, with --names the transliteration: npm run check:texts -- --jobs ads.jsonl
import { languageCodes } from '#contracts/languages.ts';
import { strayTopics, topics } from './catalogues.ts';
import { faultsOf } from './faults.ts';
import { reportNames } from './report-names.ts';
import { reportPhrases } from './report-phrases.ts';
import { reportTitles } from './report-titles.ts';

/** Prints the faults of these languages; all languages by default. Returns true without faults. */
function reportFaults(named: readonly string[]): boolean {
  const asked = languageCodes.filter((code) => named.length === 0 || named.includes(code));
  const counts = asked.map((language) => {
    const faults = [...topics, ...strayTopics(language)].flatMap((topic) => faultsOf(language, topic));
    console.log(`${language}: ${faults.length === 0 ? 'whole' : `${faults.length} findings`}`);
    for (const fault of faults) console.log(`  ${fault}`);
    return faults.length;
  });
  return counts.every((count) => count === 0);
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
