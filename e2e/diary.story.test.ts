// Browser test of a diary without a network: the entry is stored, shown as not sent, and written once when the network
// returns.
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { buildLabour } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { button } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const phoneShape = z.object({ phone_number: z.string() });

describe.runIf(hasBrowser)('a diary without a network', () => {
  it('A day that a worker writes offline waits on the phone and is written once when the network is back', async () => {
    const { db } = product.database;
    const labour = await buildLabour(db, { first_name: 'Ramlal', language: 'hi' });
    await run(
      db,
      sql`insert into diaries (labour_id, other_name, day_paise) values (${labour.id}, 'Ganesh Builders', 90000)`,
    );
    const { phone_number } = await one(db, sql`select phone_number from users where id = ${labour.id}`, phoneShape);
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: phone_number });
    const { page, words } = mason;
    await mason.open('/labour/hisaab/diary');
    await button(page, words('diary:work')).click();
    await page.getByRole('dialog').waitFor();
    mason.forgive(/Failed to load resource|net::ERR|WebSocket/);
    await mason.context.setOffline(true);
    await button(page, words('wages:confirm.go')).click();
    const unsent = page.getByRole('article').getByText(words('diary:unsent'));
    await unsent.waitFor();
    await mason.context.setOffline(false);
    await unsent.waitFor({ state: 'detached' });
    const rows = sql`select e.halves from diary_entries e join diaries d on d.id = e.diary_id where d.labour_id = ${labour.id}`;
    const written = () => many(db, rows, z.object({ halves: z.int() }));
    await waitFor('the entry', async () => (await written()).length > 0);
    expect(await written()).toEqual([{ halves: 2 }]);
  });
});
