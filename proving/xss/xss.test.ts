// A short form of npm run prove -- xss: one group of hostile strings on a few screens. Also checks that the list of
// columns is complete.
import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, sql } from '#platform/sql.ts';
import { findChromium } from '#testing/chromium.ts';
import { hasBrowser, useBrowser } from '../../e2e/browser.ts';
import { useProduct } from '../../e2e/product.ts';
import type { Who } from '../../e2e/screen.ts';
import { comesAs, screens, useIds } from '../../e2e/screens.ts';
import { tryControl } from './control.ts';
import { fieldNames, wordlessColumns } from './fields.ts';
import { fillLacking } from './fill.ts';
import { moreScreens } from './more-screens.ts';
import { openTables, plantWords } from './plant.ts';
import { emptyTally, goThrough } from './rounds.ts';
import { groups, wordsOfGroup } from './texts.ts';

const product = useProduct();
const browser = useBrowser(product);
const ids = useIds(product);
const [group = []] = groups;

const few: readonly [Who, readonly string[]][] = [
  ['visitor', ['a job', 'a job without script']],
  ['employer', ['an applicant']],
  ['admin', ['admin-job', 'admin-audit']],
];

beforeAll(async () => {
  await openTables(product.database.db);
  await fillLacking(product.database.db, ids);
});

const column = z.object({ name: z.string() });

it('All text columns are listed with user-written words or with the reason why they have none', async () => {
  const found = await many(
    product.database.db,
    sql`select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')
        and c.table_name !~ '_\\d{4}_\\d{2}$' order by 1`,
    column,
  );
  const known = [...fieldNames, ...Object.values(wordlessColumns).flat()].sort();
  expect(found.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(known.length).toBe(new Set(known).size);
});

describe.skipIf(!hasBrowser)('Hostile words', () => {
  it('Hostile words run in a vulnerable page, and the policy blocks and reports them', async () => {
    const policy = (await fetch(`${product.address}/jobs`)).headers.get('content-security-policy') ?? '';
    const bare = await chromium.launch((await findChromium()) ?? {});
    const result = await tryControl(bare, policy, [group]).finally(() => bare.close());
    expect(result).toEqual({ harmless: [], smothered: [], ran: [], unsaid: [] });
  });

  it('Hostile words stay plain text on screens of other users', async () => {
    await plantWords(product.database.db, wordsOfGroup(group));
    const tally = emptyTally();
    for (const [who, names] of few) {
      const visitor = await browser.visit({ screen: 'phone', language: 'hi', ...comesAs(who) });
      const through = [...screens, ...moreScreens].filter(
        (screen) => screen.who === who && names.includes(screen.name),
      );
      await goThrough(visitor, through, { ids, tally });
    }
    const { shown, ...rest } = tally;
    expect(rest).toEqual({
      screens: 5,
      dialogs: [],
      caught: [],
      refused: [],
      complaints: [],
      intruders: [],
      fallen: [],
    });
    expect(shown.size).toBeGreaterThan(25);
  });
});
