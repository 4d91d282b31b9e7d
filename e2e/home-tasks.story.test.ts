// Browser test of the tasks on the worker's home page: answering on the card, undoing an answer, and a page that is
// closed early.
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { button } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const COMPANY = 'Jadhav Constructions';
const phoneShape = z.object({ phone_number: z.string() });

/**
 * Opens the home page of a worker who has two applications: one is shortlisted, and the work of the other is completed.
 */
async function openHome() {
  const { db } = product.database;
  const labour = await buildLabour(db, { first_name: 'Ramlal', language: 'en' });
  const employer = await buildEmployer(db, { company_name: COMPANY });
  const build = async (status: 'shortlisted' | 'completed') =>
    buildApplication(db, { job: await buildJob(db, { employer, title: 'Mason for a school wall' }), labour, status });
  await build('shortlisted');
  const { id } = await build('completed');
  await run(db, sql`insert into contact_confirmations (application_id, contacted) values (${id}, true)`);
  const phone = await one(db, sql`select phone_number from users where id = ${labour.id}`, phoneShape);
  const visitor = await browser.visit({ screen: 'phone', language: 'en', as: phone.phone_number });
  await visitor.open('/labour/dashboard');
  return { ...visitor, labour };
}

const question = ({ page, words }: Visitor, act: 'confirm_contact' | 'rate') =>
  page.getByText(words(`labour-home:waiting.${act}.ask`, { company: COMPANY })).first();

const answersOf = (labourId: number) =>
  many(
    product.database.db,
    sql`select coalesce(g.score::text, c.contacted::text) as answer from applications a
      left join ratings g on g.application_id = a.id and g.rater_id = a.labour_id
      left join contact_confirmations c on c.application_id = a.id where a.labour_id = ${labourId} order by a.id`,
    z.object({ answer: z.nullable(z.string()) }),
  ).then((rows) => rows.map(({ answer }) => answer));

describe.skipIf(!hasBrowser)('tasks on the home page', () => {
  it('A worker answers two questions on their cards, takes one answer back, and both final answers are stored', async () => {
    const visitor = await openHome();
    const { page, words, labour } = visitor;
    await question(visitor, 'confirm_contact').waitFor();
    await button(page, words('contact:question.no')).click();
    await question(visitor, 'rate').waitFor();
    await button(page, words('common:undo')).click();
    await question(visitor, 'confirm_contact').waitFor();
    await button(page, words('contact:question.yes')).click();
    await question(visitor, 'rate').waitFor();
    const isFocused = (element: Element) => element === document.activeElement;
    await expect.poll(() => question(visitor, 'rate').evaluate(isFocused)).toBe(true);
    // The first Tab focuses the button “Listen”, and each further Tab a star.
    await page.keyboard.press('Tab');
    for (let star = 1; star <= 4; star += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(words('labour-home:waiting.done')).waitFor();
    await waitFor('both answers', async () => String(await answersOf(labour.id)) === 'true,4');
  });

  it('An answer is stored if the worker closes the page at once', async () => {
    const visitor = await openHome();
    const { page, words, labour, context } = visitor;
    await question(visitor, 'confirm_contact').waitFor();
    await button(page, words('contact:question.yes')).click();
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await next.goto(`${product.address}/jobs`);
    await waitFor('the answer', async () => (await answersOf(labour.id))[0] === 'true');
  });
});
