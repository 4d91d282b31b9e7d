// Browser tests of names: readers see the names of people and companies in the script of their language, and below them
// the names as their owners typed them.
import { describe, expect, it } from 'vitest';
import { buildApplication, buildEmployer, buildJob, buildLabour, nextPhone } from '#testing/factories.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

describe.skipIf(!hasBrowser)('readable names of users', () => {
  it('An employer who reads English sees a Devanagari name in Latin letters, and the typed name on its page', async () => {
    const phone = nextPhone();
    const { db } = product.database;
    const employer = await buildEmployer(db, { phone_number: phone, language: 'en' });
    const job = await buildJob(db, { employer });
    const labour = await buildLabour(db, { first_name: 'सुनीता', last_name: 'देवी' });
    await buildApplication(db, { job, labour });
    const { page } = await browser.visit({ screen: 'phone', language: 'en', as: phone });
    await page.goto(`${product.address}/employer/dashboard/applicants`);
    const link = page.getByRole('link', { name: 'Sunita Devi' });
    await link.waitFor();
    expect(await page.getByText('सुनीता देवी').first().getAttribute('lang')).toBe('hi');
    await link.click();
    await page.getByRole('heading', { name: 'Sunita Devi' }).waitFor();
    expect(await page.locator('.typed-name').first().textContent()).toBe('सुनीता देवी');
  });

  it('A worker who reads Hindi sees the company of a job in Devanagari letters', async () => {
    const phone = nextPhone();
    const { db } = product.database;
    const employer = await buildEmployer(db, { company_name: 'Shri Ganesh Builders' });
    const job = await buildJob(db, { employer });
    await buildLabour(db, { phone_number: phone, language: 'hi', first_name: 'Senthil', last_name: 'Kumar' });
    const { page } = await browser.visit({ screen: 'phone', language: 'hi', as: phone });
    await page.goto(`${product.address}/labour/dashboard`);
    await page.getByText('गणेश').first().waitFor();
    await page.goto(`${product.address}/jobs/${job.uid}`);
    await page.getByText('गणेश').first().waitFor();
    expect(await page.locator('.typed-name').first().textContent()).toBe('Shri Ganesh Builders');
  });
});
