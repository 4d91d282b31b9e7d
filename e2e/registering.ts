// Helpers that register and sign in users through the screens.
import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
import type { StoryProduct } from './product.ts';
import type { Words } from './words.ts';

/** Returns the field whose label is exactly `label`. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Returns a link in the main content, outside the navigation bars. */
export const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** Requests a sign-in code for a phone number. */
export async function askForCode({ page, words }: Visitor, phone: string): Promise<void> {
  await field(page, words('signin:phone.label')).fill(phone);
  await button(page, words('signin:phone.send')).click();
  await field(page, words('signin:code.label')).waitFor();
}

/** Signs in with a phone number that has an account. */
export async function signIn(visitor: Visitor, product: StoryProduct, phone: string): Promise<void> {
  await askForCode(visitor, phone);
  await field(visitor.page, visitor.words('signin:code.label')).fill(await product.codeFor(`+91${phone}`));
}

interface Person {
  first_name: string;
  last_name: string;
  /** An Aadhaar or PAN number. */
  identity: string;
}

async function fillPerson(page: Page, words: Words, person: Person): Promise<void> {
  await field(page, words('signin:register.first_name')).fill(person.first_name);
  await field(page, words('signin:register.last_name')).fill(person.last_name);
  if (/^\d/.test(person.identity)) {
    await field(page, words('signin:register.aadhaar_number')).fill(person.identity);
  } else {
    await button(page, words('signin:register.pan')).click();
    await field(page, words('signin:register.pan_number')).fill(person.identity);
  }
  await field(page, words('signin:register.adult')).check();
}

/** Returns the combobox whose label contains `label`. */
const listField = (page: Page, label: string) => page.getByRole('combobox', { name: label }).first();

/** Chooses the trade of a job by its translated name. */
export async function fillTrade(page: Page, words: Words, role: string): Promise<void> {
  await listField(page, words('posting:form.trade')).fill(words(`reference:role.${role}`));
  await page.keyboard.press('Enter');
}

/** Chooses a state by its first letters and types the town. */
export async function fillPlace(page: Page, words: Words, place: { state: string; city: string }): Promise<void> {
  await listField(page, words('place-picker:state')).fill(place.state);
  await page.keyboard.press('Enter');
  await listField(page, words('place-picker:city')).fill(place.city);
}

interface Employer extends Person {
  email: string;
  address: string;
  company_name: string;
  state: string;
  city: string;
}

/** Fills in an employer's registration after the phone number has been verified. */
export async function registerEmployer({ page, words }: Visitor, employer: Employer): Promise<void> {
  await page.getByRole('button', { name: words('signin:register.employer') }).click();
  await fillPerson(page, words, employer);
  await field(page, words('signin:register.email')).fill(employer.email);
  await button(page, words('signin:register.go_on')).click();
  await page.getByLabel(words('signin:register.company_name')).fill(employer.company_name);
  await fillPlace(page, words, employer);
  await field(page, words('signin:register.address')).fill(employer.address);
  await button(page, words('signin:register.finish')).click();
  await page.getByRole('heading', { name: words('signin:register.done') }).waitFor();
}

interface Worker extends Person {
  phone: string;
  /** The translated name of the trade. */
  skill: string;
  state: string;
  city: string;
}

/** Completes the registration of a worker, with the verification of the phone number as its last step. */
export async function registerWorker(visitor: Visitor, product: StoryProduct, worker: Worker): Promise<void> {
  const { page, words } = visitor;
  await page.getByRole('button', { name: words('signin:register.labour') }).click();
  await fillPerson(page, words, worker);
  await button(page, words('signin:register.go_on')).click();
  await button(page, worker.skill).click();
  await fillPlace(page, words, worker);
  await button(page, words('signin:register.go_on')).click();
  await signIn(visitor, product, worker.phone);
  await page.getByRole('heading', { name: words('signin:register.done') }).waitFor();
}
