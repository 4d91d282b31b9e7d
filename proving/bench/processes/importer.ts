// Imports job ads with the product's import, one by one, until its parent exits or requests the count.

import { roles } from '#contracts/roles.ts';
import { importJob } from '#marketplace/jobs/import/actions.ts';
import { lexicon } from '#marketplace/search/lexicon.ts';
import { openDb } from '#platform/db.ts';
import { pick, readTowns, zipfWord } from '../search/jobs.ts';
import { randomFrom } from '../statistics.ts';

const [url = '', seed = '1'] = process.argv.slice(2);
const db = openDb({ url, max: 2, name: 'bench import' });
const random = randomFrom(Number(seed) + 7);
const towns = await readTowns();
let imported = 0;

function nextAd(): string {
  const { slug } = pick(roles, random, 1.5);
  const { city, state } = pick(towns, random);
  return JSON.stringify({
    src: `bench ${process.pid}`,
    id: String(imported),
    title: (lexicon[slug].names.split(',')[0] ?? slug).trim(),
    company: `Works ${Math.floor(random() * 5000)}`,
    places: [{ city, state }],
    pay: { min: 9000 + Math.floor(random() * 9000), period: 'month' },
    description: Array.from({ length: 24 }, () => zipfWord(random)).join(' '),
  });
}

process.on('disconnect', () => process.exit(0));
process.on('message', () => process.send?.({ imported }));
process.send?.({ ready: true });
for (;;) {
  const { outcome } = await importJob({ db }, nextAd());
  if (outcome !== 'imported') throw new Error(`An ad was ${outcome}`);
  imported += 1;
}
