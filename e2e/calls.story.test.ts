// Browser test of a call for a day: an employer calls two masons for tomorrow, and the yes of one of them appears at
// once on both screens.
import { describe, it } from 'vitest';
import { askWorker } from '#testing/build-call.ts';
import { buildEmployer, buildLabour } from '#testing/factories.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { button, field, fillTrade } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

describe.skipIf(!hasBrowser)('call for a day', () => {
  it('A mason who says yes sees the place at once, and the page of the employer shows the mason without a reload', async () => {
    const { db } = product.database;
    const employerRow = await buildEmployer(db, { first_name: 'Vandana' });
    const labour = await buildLabour(db, { first_name: 'Ramlal', last_name: 'Yadav', language: 'hi' });
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: labour.phone ?? '' });
    await mason.open('/labour/dashboard');
    const free = mason.page.getByRole('checkbox', { name: mason.words('calls:free.label') });
    // `check` would require the new state at once, but the switch first shows that it saves.
    await free.click();
    await mason.page.locator('.free-day__switch[data-on]').waitFor();

    const employer = await browser.visit({ screen: 'desk', language: 'en', as: employerRow.phone ?? '' });
    const { page, words } = employer;
    await employer.open('/employer/dashboard/calls/new');
    await fillTrade(page, words, 'mason');
    await field(page, words('calls:form.place')).fill('Near the school');
    await field(page, words('calls:form.pay')).fill('900');
    await button(page, words('calls:form.send_other', { count: 2 })).click();
    await page.getByText(words('calls:own.filled', { taken: 0, count: 2 })).waitFor();

    await askWorker(db, new URL(page.url()).pathname.split('/').at(-1) ?? '', labour);

    await mason.open('/labour/dashboard/calls');
    await mason.page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await button(mason.page, mason.words('calls:call.yes')).click();
    await mason.page.getByRole('heading', { name: mason.words('calls:outcome.place.title') }).waitFor();

    await page.getByText(words('calls:own.filled', { taken: 1, count: 2 })).waitFor();
    await page.getByRole('link', { name: /Ramlal Yadav/ }).waitFor();
  });
});
