// Tests hostile text in every field on every screen, in a real browser with the product's content security policy.
import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { run, sql } from '#platform/sql.ts';
import { findChromium } from '#testing/chromium.ts';
import { hasBrowser, useBrowser } from '../../e2e/browser.ts';
import { useProduct } from '../../e2e/product.ts';
import type { Screen, Who } from '../../e2e/screen.ts';
import { comesAs, screens, useIds } from '../../e2e/screens.ts';
import { tryControl } from './control.ts';
import { openCopy } from './copy.ts';
import { fieldNames, neverDisplayed } from './fields.ts';
import { fillLacking } from './fill.ts';
import { recordMeasurement } from './measurements.ts';
import { addressFields, moreScreens, screensOfAddresses } from './more-screens.ts';
import { openTables, plantWords } from './plant.ts';
import { emptyTally, goThrough } from './rounds.ts';
import { plantStorage } from './stored.ts';
import { groups, hostileTexts, wordsOfGroup } from './texts.ts';
import { type WriteCounts, writeText } from './write.ts';

const product = useProduct();
const browser = useBrowser(product);
const ids = useIds(product);
const tally = emptyTally();
let storedFields = 0;

/** The users of each of two parallel browsers. A browser opens the screens of its users one after the other. */
const lanes: readonly (readonly Who[])[] = [
  ['visitor', 'admin'],
  ['employer', 'worker', 'newcomer', 'suspended'],
];
/** The screens that read the browser's storage, by the user who opens them. */
const reading: readonly [Who, readonly string[]][] = [
  ['visitor', ['home', 'jobs', 'register']],
  ['employer', ['post a job']],
  ['worker', ['no work today', 'my applications']],
];

beforeAll(async () => {
  const { db } = product.database;
  await openTables(db);
  await fillLacking(db, ids);
  await run(
    db,
    sql`insert into settings (key, value) select key, '100' from unnest('{otp_per_phone_hour,otp_per_phone_day,grievances_per_day,
      grievances_per_address_day}'::text[]) as key`,
  );
  await run(db, sql`insert into settings (key, value) values ('otp_cooldowns', '[0]'), ('search_per_minute', '10000')`);
});

/** Opens screens as a user in a separate browser context. */
async function comes(
  who: Who,
  language: 'hi' | 'en',
  { through, kept }: { through: readonly Screen[]; kept?: string },
): Promise<void> {
  const visitor = await browser.visit({ screen: language === 'hi' ? 'phone' : 'desk', language, ...comesAs(who) });
  visitor.context.setDefaultTimeout(25_000);
  if (kept) storedFields = await plantStorage(visitor.context, kept);
  await goThrough(visitor, through, { ids, tally });
  await visitor.context.close();
}

describe.skipIf(!hasBrowser)('hostile words', () => {
  it('run in a careless program, and are stopped and told under the policy of ours', { timeout: 400_000 }, async () => {
    const policy = (await fetch(`${product.address}/jobs`)).headers.get('content-security-policy') ?? '';
    const bare = await chromium.launch((await findChromium()) ?? {});
    const found = await tryControl(bare, policy).finally(() => bare.close());
    const faults = Object.values(found).flat().length;
    recordMeasurement({
      tried: `${hostileTexts.length} texts, alone and together, in pages of a careless program`,
      found: `${found.harmless.length + found.smothered.length} do not run without a policy; with ours ${found.ran.length} run, ${found.unsaid.length} are not told`,
      must: '0, 0, 0',
      kept: faults === 0,
      counts: { controls: faults === 0 ? hostileTexts.length : 0 },
    });
    expect(found).toEqual({ harmless: [], smothered: [], ran: [], unsaid: [] });
  });

  it('go through the API into every field that takes them', { timeout: 1_200_000 }, async () => {
    const written: WriteCounts = { fields: 0, taken: 0, refused: 0, odd: [] };
    for (const text of hostileTexts) await writeText(product.database.db, product.address, text, written);
    recordMeasurement({
      tried: `${hostileTexts.length} texts in ${written.fields} fields of the API`,
      found: `${written.taken} taken, ${written.refused} refused by 422, ${written.odd.length} answered otherwise`,
      must: 'all taken or refused',
      kept: written.odd.length === 0 && written.taken > 0,
      counts: { written: written.fields, taken: written.taken, refused: written.refused },
    });
    expect(written.odd).toEqual([]);
  });

  it('are text in the copy of one’s data, opened as a file', async () => {
    const bare = await chromium.launch((await findChromium()) ?? {});
    const found = await openCopy(await bare.newContext()).finally(() => bare.close());
    recordMeasurement({
      tried: 'the data export of a user, opened as a file with its policy and without it',
      found: `${found.length} effects of the texts`,
      must: '0',
      kept: found.length === 0,
    });
    expect(found).toEqual([]);
  });

  it.each(groups.map((group, index) => [index + 1, group] as const))(
    'of group %i are text on every screen',
    { timeout: 1_200_000 },
    async (index, group) => {
      const language = index % 2 === 0 ? 'en' : 'hi';
      const words = wordsOfGroup(group);
      const rows = await plantWords(product.database.db, words);
      expect([...rows].flatMap(([field, count]) => (count === 0 ? [field] : []))).toEqual([]);
      const all = [...screens, ...moreScreens, ...screensOfAddresses(words)];
      const walk = async (people: readonly Who[]) => {
        for (const who of people) await comes(who, language, { through: all.filter((screen) => screen.who === who) });
      };
      await Promise.all(lanes.map(walk));
      for (const [who, names] of reading)
        await comes(who, language, {
          through: screens.filter((screen) => screen.who === who && names.includes(screen.name)),
          kept: words,
        });
    },
  );

  it('have shown themselves where they were planted, and nowhere as more than text', () => {
    const unseen = fieldNames.filter((name) => !tally.shown.has(name) && !neverDisplayed.has(name));
    const { dialogs, caught, refused, complaints, intruders, fallen } = tally;
    recordMeasurement({
      tried: `${fieldNames.length} columns, ${addressFields} parts of addresses and ${storedFields} things kept in the browser with ${hostileTexts.length} texts each`,
      found: `${dialogs.length} dialogs, ${caught.length} scripts run, ${refused.length} violations of the policy, ${complaints.length} complaints of pages, ${intruders.length} elements made`,
      must: '0 of each',
      kept: [dialogs, caught, refused, complaints, intruders].every((list) => list.length === 0),
      counts: {
        texts: hostileTexts.length,
        fields: fieldNames.length + addressFields + storedFields,
        screens: tally.screens,
        dialogs: dialogs.length,
        ran: caught.length,
        violations: refused.length,
      },
    });
    recordMeasurement({
      tried: `${tally.screens} screens opened`,
      found: `${fallen.length} did not stand; ${unseen.length} columns were seen on none`,
      must: '0, 0',
      kept: fallen.length === 0 && unseen.length === 0,
    });
    expect({ dialogs, caught, refused, complaints, intruders, fallen, unseen }).toEqual({
      dialogs: [],
      caught: [],
      refused: [],
      complaints: [],
      intruders: [],
      fallen: [],
      unseen: [],
    });
  });
});
