// Prints how many job titles have a first line that readers understand, by language of the title and of the reader.
import { languageCodes } from '#contracts/languages.ts';
import { measurePairs } from './title-pairs.ts';
import { demoSamples, samplesOfFile } from './title-samples.ts';

const share = (understood: number, titles: number) =>
  titles === 0 ? '–' : `${Math.floor((understood / titles) * 100)} %`;

/**
 * Prints how many job titles readers understand, as a table by the language of the title and of the reader. The titles
 * are those of the demo jobs and of the ads in these files. Also prints the titles that readers do not understand.
 * Returns true if readers understand all titles.
 */
export async function reportTitles(files: readonly string[]): Promise<boolean> {
  const ofFiles = await Promise.all(files.map(samplesOfFile));
  const samples = [...demoSamples(), ...ofFiles.flat()];
  const pairs = await measurePairs(samples);
  console.log(`${samples.length} titles; rows: language of the title, columns: language of the reader`);
  console.log(['', 'titles', ...languageCodes].map((text) => text.padStart(7)).join(''));
  for (const from of languageCodes) {
    const row = pairs.filter((pair) => pair.from === from);
    const cells = row.map(({ understood, titles }) => share(understood, titles));
    console.log([from, String(row[0]?.titles ?? 0), ...cells].map((text) => text.padStart(7)).join(''));
  }
  const wrong = pairs.filter((pair) => pair.wrong.length > 0);
  for (const { from, to, wrong: texts } of wrong) console.log(`${from} → ${to}: ${texts.join(' | ')}`);
  return wrong.length === 0;
}
