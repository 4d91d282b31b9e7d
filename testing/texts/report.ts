// npm run check:texts: prints the missing and faulty translations of each language. Languages may be given: npm run
// check:texts -- ta te
import { languageCodes } from '#contracts/languages.ts';
import { strayTopics, topics } from './catalogues.ts';
import { faultsOf } from './faults.ts';

const named = process.argv.slice(2);
const asked = languageCodes.filter((code) => named.length === 0 || named.includes(code));
let max = 0;
for (const language of asked) {
  const faults = [...topics, ...strayTopics(language)].flatMap((topic) => faultsOf(language, topic));
  console.log(`${language}: ${faults.length === 0 ? 'whole' : `${faults.length} findings`}`);
  for (const fault of faults) console.log(`  ${fault}`);
  max = Math.max(max, faults.length);
}
process.exit(max === 0 ? 0 : 1);
