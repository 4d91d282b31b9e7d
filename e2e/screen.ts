// The description of one screen: its path, its role, and the steps that open it.
import type { Visitor } from './browser.ts';
import type { AdminIds } from './things-of-admins.ts';

/**
 * Ids in the paths of screens: an open job, a job with a hired worker, an application, a call for a day that asks the
 * worker, and a full call in which the worker has a place.
 */
export interface Ids extends AdminIds {
  job: string;
  hired: string;
  application: number;
  call: string;
  fullCall: string;
  /** Tokens of links in SMS: of a question that waits for an answer, and of an answered one. */
  openLink: string;
  answeredLink: string;
}

export type Who = 'visitor' | 'employer' | 'worker' | 'newcomer' | 'suspended' | 'admin';

export interface Screen {
  name: string;
  path: string | ((ids: Ids) => string);
  who: Who;
  /** Performs the steps that open the screen, if it has such steps, and waits until the screen is complete. */
  ready: (visitor: Visitor) => Promise<unknown>;
  /**
   * True if a phone may show only few words of the screen without scrolling (`FOLD_WORDS`), because every worker sees
   * this screen every day.
   */
  fewWords?: true;
  /** Pattern of console errors that this screen causes. */
  forgives?: RegExp;
}

export const article = ({ page }: Visitor) => page.getByRole('main').getByRole('article').first().waitFor();
export const heading = (key: string) => (visitor: Visitor) =>
  visitor.page
    .getByRole('heading', { name: visitor.words(key) })
    .first()
    .waitFor();

/** Waits for the first call in a list of calls for a day. */
export const callCard = ({ page }: Visitor) => page.getByRole('main').locator('.call-card').first().waitFor();

export const step = ({ page }: Visitor) => page.getByRole('main').getByRole('listitem').first().waitFor();

/** Opens the screen by a page load and waits until it is complete. */
export async function stands(visitor: Visitor, { path, ready, forgives }: Screen, ids: Ids): Promise<void> {
  if (forgives) visitor.forgive(forgives);
  const to = typeof path === 'string' ? path : path(ids);
  const { pathname, search } = new URL(visitor.page.url());
  // If the address is already open, go to an empty page first. Otherwise opening the address would only reload the
  // page, and a registration would continue with its saved form. For other addresses, stay on the page, because the
  // browser then reuses its process and compiled scripts.
  if (pathname + search === to) await visitor.page.goto('about:blank');
  await visitor.open(to);
  await ready(visitor);
  await visitor.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}
