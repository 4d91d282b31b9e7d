// Watches a browser for effects that a hostile string must never cause: dialogs, executed scripts, violations of the
// content security policy.
import type { BrowserContext, Page } from 'playwright-core';

export interface PageReport {
  dialogs: string[];
  /** Numbers of the strings that ran as a script. */
  caught: number[];
  /** Violations of the content security policy, including Trusted Types. */
  refused: string[];
  /** Console errors that are not expected on their screen. */
  complaints: string[];
}

export interface Watch {
  seen: PageReport;
  /** Accepts console errors that match these patterns from now on. */
  forgive(patterns: readonly RegExp[]): void;
}

/** Starts watching. Call it before the first page is opened. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const seen: PageReport = { dialogs: [], caught: [], refused: [], complaints: [] };
  let forgiven: readonly RegExp[] = [];
  let before: { patterns: readonly RegExp[]; addresses: readonly string[] } = { patterns: [], addresses: [] };
  // The previous screen may still log errors while the next page loads. Such errors are accepted if they match the
  // patterns of the previous screen.
  const complain = (text: string, address: string) => {
    const patterns = before.addresses.includes(address) ? [...before.patterns, ...forgiven] : forgiven;
    if (!patterns.some((pattern) => pattern.test(text))) seen.complaints.push(`${text} (${address})`);
  };
  const listen = (page: Page) => {
    page.on('dialog', (dialog) => {
      seen.dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('console', (message) => message.type() === 'error' && complain(message.text(), page.url()));
    page.on('pageerror', (error) => complain(error.message, page.url()));
  };
  await context.exposeFunction('caught', (number: number) => void seen.caught.push(number));
  await context.exposeFunction('recordRefusal', (text: string) => void seen.refused.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const record: unknown = Reflect.get(window, 'recordRefusal');
      if (typeof record === 'function') record(`${violatedDirective}: ${blockedURI} ${sample} at ${location.href}`);
    });
  });
  for (const page of context.pages()) listen(page);
  context.on('page', listen);
  return {
    seen,
    forgive: (patterns) => {
      before = { patterns: forgiven, addresses: context.pages().map((page) => page.url()) };
      forgiven = patterns;
    },
  };
}
