// Tests the HTML copy of a user's data: users open it as a local file, without a server that sends a content security
// policy.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { twoForms } from '#worker/privacy/two-forms.ts';
import { lookAt } from './look.ts';
import { hostileTexts } from './texts.ts';
import { watch } from './watch.ts';

/** Returns a data copy that contains every hostile string as a value, a file name and a content type. */
function makeCopy(): string {
  const copy = twoForms('en', new Date().toISOString());
  copy.begin('users');
  for (const { text } of hostileTexts) copy.addRow({ first_name: text, skills: [text], findings: { message: text } });
  copy.begin('files');
  for (const { text } of hostileTexts) copy.addFile({ uid: '1', name: text, content_type: text, base64: 'eA==' });
  return copy.finish().html.toString();
}

/**
 * Opens the copy as a file, with and without the policy in its head. Resolves with all effects of the hostile strings.
 */
export async function openCopy(context: BrowserContext): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-copy-'));
  const { seen } = await watch(context);
  const page = await context.newPage();
  const whole = makeCopy();
  const found: string[] = [];
  for (const html of [whole, whole.replace(/<meta http-equiv[^>]*>/, '')]) {
    const file = path.join(folder, 'copy.html');
    writeFileSync(file, html);
    await page.goto(`file://${file}`);
    found.push(...(await lookAt(page)).intruders);
  }
  rmSync(folder, { recursive: true, force: true });
  return [...found, ...seen.dialogs, ...seen.caught.map(String), ...seen.refused, ...seen.complaints];
}
