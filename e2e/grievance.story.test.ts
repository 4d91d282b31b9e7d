// Browser test of a complaint by a visitor without an account: ticket, decision by an officer, and answer.
import { describe, expect, it } from 'vitest';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { useProduct } from './product.ts';
import { button } from './registering.ts';

const product = useProduct();
const browser = useBrowser(product);
const STORY = 'ठेकेदार ने काम से पहले 500 रुपये माँगे।';
const ANSWER = 'ठेकेदार का खाता बंद कर दिया गया है।';

const main = ({ page }: Visitor) => page.getByRole('main');

/** Sends a complaint and returns the ticket number. */
async function complain(visitor: Visitor): Promise<string> {
  const { page, words } = visitor;
  await visitor.open('/grievance');
  await page.getByRole('radio', { name: words('complaint:kind.fraud') }).check();
  await page.getByLabel(words('complaint:form.words')).fill(STORY);
  await page.getByLabel(words('complaint:form.contact')).fill('98765 43210');
  await button(page, words('complaint:form.send')).click();
  await main(visitor).getByText(words('complaint:done.title')).waitFor();
  const ticket = await page.locator('.complaint__receipt dd').first().innerText();
  expect(ticket).toMatch(/^G-\w{4}-\w{4}$/);
  return ticket;
}

/** An officer reads, acknowledges and decides the complaint. */
async function decide(officer: Visitor, ticket: string): Promise<void> {
  const { page, words } = officer;
  await officer.open('/admin/dashboard/grievances');
  await page.getByRole('link', { name: ticket }).click();
  await main(officer).getByText(STORY).waitFor();
  await button(page, words('admin-grievances:act.acknowledge')).click();
  await main(officer).getByText(words('admin-grievances:status.acknowledged')).first().waitFor();
  await button(page, words('admin-grievances:act.decide')).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('admin-grievances:decide.words')).fill(ANSWER);
  await sheet.getByRole('button', { name: words('admin-grievances:decide.send') }).click();
  await main(officer).getByText(ANSWER).first().waitFor();
}

describe.skipIf(!hasBrowser)('complaint', () => {
  it('A visitor without an account sends a complaint, an officer decides it, and the visitor reads the answer under the ticket', async () => {
    const visitor = await browser.visit({ screen: 'phone', language: 'hi' });
    const ticket = await complain(visitor);
    const { page, words } = visitor;
    await page.getByRole('link', { name: words('complaint:done.follow') }).click();
    const card = page.getByRole('article', { name: words('complaint:card.name', { number: ticket }) });
    await card.getByText(words('complaint:state.received')).waitFor();
    const officer = await browser.visit({ screen: 'desk', language: 'en', asAdmin: 'moderator' });
    await decide(officer, ticket);
    // The URL contains the ticket number and the code, so a reload shows the current status.
    await page.reload();
    await card.getByText(ANSWER).waitFor();
    await card.getByText(words('complaint:state.upheld')).waitFor();
  });
});
