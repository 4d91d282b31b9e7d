// The way of an employer who posted before from the home page to a new job.
import type { Visitor } from './browser.ts';
import { button, link } from './registering.ts';

export async function postLikeLastTime({ page, words, open }: Visitor): Promise<void> {
  await open('/employer/dashboard');
  await link(page, words('employer-home:post')).tap();
  await page.getByRole('button', { name: words('posting:form.like_last') }).tap();
  await button(page, words('posting:form.post')).tap();
  await page.getByRole('heading', { name: words('posting:form.posted') }).waitFor();
}
