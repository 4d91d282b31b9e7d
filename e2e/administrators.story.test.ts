// Browser test of a new installation: its first administrator adds a moderator.
import { describe, expect, it } from 'vitest';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { button, field } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const passwords = { asha: 'teal umbrella 47 over Nashik', farida: 'grey lantern 52 near Thane' };

async function fillIn({ page }: Visitor, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

describe.skipIf(!hasBrowser)('accounts of administrators', () => {
  it("The first administrator registers through the demo's admin link and adds a moderator, who then signs in", async () => {
    const asha = await browser.visit({ screen: 'desk', language: 'en' });
    const { page, words } = asha;
    await asha.open(product.adminLink);
    await asha.open('/admin/dashboard/admins');
    await page.getByRole('heading', { name: words('admin-login:first.title') }).waitFor();
    await fillIn(asha, {
      [words('admin-login:first.full_name')]: 'Asha Menon',
      [words('admin-login:first.email')]: 'asha@kaamsetu.example',
      [words('admin-login:username')]: 'asha.menon',
      [words('admin-login:password')]: passwords.asha,
    });
    await button(page, words('admin-login:first.make')).click();
    await page.waitForURL('**/admin/dashboard/admins');
    await button(page, words('admin-accounts:add.button')).click();
    await fillIn(asha, {
      [words('admin-accounts:name')]: 'Farida Begum',
      [words('admin-accounts:email')]: 'farida@kaamsetu.example',
      [words('admin-accounts:username')]: 'farida',
      [words('admin-accounts:password')]: passwords.farida,
    });
    await page.getByLabel(words('admin-accounts:role')).selectOption('moderator');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('admin-accounts:add.button') })
      .click();
    await page.getByRole('cell', { name: 'farida@kaamsetu.example' }).waitFor();

    const farida = await browser.visit({ screen: 'phone', language: 'hi' });
    farida.forgive(/status of 401/);
    await farida.open('/admin/dashboard/account');
    const logIn = async (password: string) => {
      await fillIn(farida, {
        [farida.words('admin-login:username')]: 'farida',
        [farida.words('admin-login:password')]: password,
      });
      await button(farida.page, farida.words('admin-login:login')).click();
    };
    await logIn('not this one at all');
    await farida.page.getByText(farida.words('problems:code.login_failed')).waitFor();
    await logIn(passwords.farida);
    await farida.page.getByRole('heading', { name: farida.words('admin-accounts:account.title') }).waitFor();
    expect(await farida.page.evaluate(() => localStorage.getItem('admin_token'))).toMatch(/^adm_/);
    await button(farida.page, farida.words('admin-accounts:account.log_out')).click();
    await farida.page.waitForURL('**/admin/login*');
  });
});
