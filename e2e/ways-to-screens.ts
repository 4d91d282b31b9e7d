// Steps that open a screen without its own address: dialogs, and later pages of a form.
import { renderMarkedPage } from '#platform/pictures.ts';
import type { Visitor } from './browser.ts';
import { askForCode, button, field, fillPlace, fillTrade } from './registering.ts';
import { heading } from './screen.ts';

/** Verifies the phone number of a new employer. The responses of the API are mocked, so no account is created. */
async function verifyAnyPhone(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  const sent = { error: false, message: 'Sent', user_exists: false, expires_in: 300, resend_after: 30 };
  const verified = { access_token: 'a'.repeat(43), user_type: null, is_new_user: true };
  await page.route('**/auth/send-otp/', (route) => route.fulfill({ json: sent }), { times: 1 });
  await page.route('**/auth/verify-otp/', (route) => route.fulfill({ json: verified }), { times: 1 });
  await askForCode(visitor, '9765000009');
  await field(page, words('signin:code.label')).fill('123456');
}

/** Opens the page of the registration that asks for the name. For an employer, the phone number is verified first. */
export async function firstPageOf(visitor: Visitor, user_type: 'labour' | 'employer'): Promise<void> {
  await visitor.page.getByRole('button', { name: visitor.words(`signin:register.${user_type}`) }).click();
  if (user_type === 'employer') await verifyAnyPhone(visitor);
  await field(visitor.page, visitor.words('signin:register.first_name')).waitFor();
}

export async function secondPageOf(visitor: Visitor, user_type: 'labour' | 'employer'): Promise<void> {
  const { page, words } = visitor;
  await firstPageOf(visitor, user_type);
  await field(page, words('signin:register.first_name')).fill('Asha');
  await field(page, words('signin:register.last_name')).fill('Kale');
  await field(page, words('signin:register.aadhaar_number')).fill('999941057058');
  await field(page, words('signin:register.adult')).check();
  if (user_type === 'employer') await field(page, words('signin:register.email')).fill('asha@example.in');
  await button(page, words('signin:register.go_on')).click();
  await page.getByRole('combobox', { name: words('place-picker:state') }).waitFor();
}

/**
 * Opens the question for the ID number, which the app asks if an account was not used for a long time. The response of
 * the API is mocked; `returning.story.test.ts` covers the real sign-in.
 */
export async function questionOfIdleAccount(visitor: Visitor): Promise<void> {
  const { page, words, language } = visitor;
  const json = { access_token: 'a'.repeat(43), user_type: null, is_new_user: false, must_prove: 'identity' };
  await page.route('**/auth/verify-otp/', (route) => route.fulfill({ json }), { times: 1 });
  await askForCode(visitor, language === 'hi' ? '9765000003' : '9765000004');
  await field(page, words('signin:code.label')).fill('123456');
  await heading('signin:prove.title')(visitor);
}

export async function secondStepOfPosting({ page, words }: Visitor): Promise<void> {
  await fillTrade(page, words, 'mason');
  await fillPlace(page, words, { state: 'Maharashtra', city: 'Pune' });
  await field(page, words('reference:pay_name.day')).fill('900');
  await button(page, words('posting:form.next')).click();
  await field(page, words('posting:form.description')).waitFor();
}

export async function actsOfAJob({ page, words }: Visitor): Promise<void> {
  await page
    .getByRole('button', { name: words('common:more') })
    .first()
    .click();
  await page.getByRole('dialog').getByText(words('posting:act.history')).waitFor();
}

export async function beforeDeleting(visitor: Visitor): Promise<void> {
  await actsOfAJob(visitor);
  await button(visitor.page, visitor.words('posting:act.delete')).click();
  await visitor.page.getByRole('dialog', { name: visitor.words('posting:ask.delete') }).waitFor();
}

export async function profileRequirementOfApplying({ page, words }: Visitor): Promise<void> {
  await page.getByRole('button', { name: words('applications:apply.go') }).click();
  await page.getByRole('dialog', { name: words('profile:gate.title') }).waitFor();
}

export async function severalApplicants({ page, words }: Visitor): Promise<void> {
  await button(page, words('applications:bulk.go')).click();
  await page
    .getByRole('button', { name: words('applications:bulk.all') })
    .first()
    .click();
  await page.getByRole('checkbox', { checked: true }).first().waitFor();
}

export async function beforeRejectingMany(visitor: Visitor): Promise<void> {
  await severalApplicants(visitor);
  await button(visitor.page, visitor.words('applications:bulk.reject')).click();
  await visitor.page.getByRole('dialog').waitFor();
}

export async function beforeHiring(visitor: Visitor): Promise<void> {
  await heading('applications:person.status_flow')(visitor);
  await visitor.page.getByRole('button', { name: visitor.words('applications:act.accepted') }).click();
  await visitor.page.getByRole('dialog').waitFor();
}

export async function wordsToAnEmployer({ page, words }: Visitor): Promise<void> {
  await button(page, words('applications:general.go')).click();
  await page.getByRole('dialog').waitFor();
}

/**
 * Opens the dialog that explains how to install a voice. The button “Listen” opens it, because the browser of the tests
 * has no voice.
 */
export async function helpWithoutAVoice({ page, words }: Visitor): Promise<void> {
  // Select by `aria-label`, because the button has this attribute only after its code has loaded.
  await page
    .locator('main button[aria-label]')
    .filter({ hasText: words('common:listen') })
    .first()
    .click();
  await page.getByRole('dialog', { name: words('read-aloud:help.title') }).waitFor();
}

export async function beforeContesting({ page, words }: Visitor): Promise<void> {
  await button(page, words('ratings:contest.go')).first().click();
  await page.getByRole('dialog').waitFor();
}

export async function beforeErasing(visitor: Visitor): Promise<void> {
  await button(visitor.page, visitor.words('settings:privacy.erase_open')).click();
  await heading('settings:privacy.erase_title')(visitor);
}

export async function resultOfAQuery({ page, words }: Visitor): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('select id, title from jobs order by id limit 5');
  await button(page, words('admin-sql:editor.run')).click();
  await page.getByRole('heading', { name: words('admin-sql:result.title') }).waitFor();
}

/**
 * Opens the search sheet of the admin area and searches for 1, because the demo has a user, a job and other records
 * with the id 1.
 */
export async function resultsOfASearch({ page, words }: Visitor): Promise<void> {
  const name = words('admin-shell:search.label');
  await button(page, name).click();
  await page.getByRole('combobox', { name }).fill('1');
  await page.getByRole('option').first().waitFor();
}

export async function anotherPay({ page, words }: Visitor): Promise<void> {
  await button(page, words('wages:terms.open')).click();
  await page.getByRole('dialog').waitFor();
}

export async function sumOfTheScore(visitor: Visitor): Promise<void> {
  await visitor.page.getByText(visitor.words('score:parts'), { exact: true }).click();
  await heading('score:formula')(visitor);
}

/**
 * Shows an identity document with two pages. The response of the API is mocked, because the demo has no such document.
 */
export async function openedPaper({ page, words }: Visitor): Promise<void> {
  const { bytes, ...size } = await renderMarkedPage({ data: new Uint8Array(800 * 500 * 4), width: 800, height: 500 }, [
    'asha.menon',
    '2026-11-21 14:30 IST',
  ]);
  const shown = { webp_base64: bytes.toString('base64'), ...size };
  await page.route('**/papers/identity/pages', (route) =>
    route.fulfill({ json: { pages: [shown, shown], total_pages: 7 } }),
  );
  await button(page, words('admin-users:identities.show', { paper: words('admin-users:paper.identity') })).click();
  await page.locator('.document-viewer__pane img').first().waitFor();
}
