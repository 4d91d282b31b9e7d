// One screen of the product for somebody, and how a visitor comes to stand before it.
import type { Visitor } from './browser.ts';
import type { AdminIds } from './things-of-admins.ts';

/** What addresses speak of: a job that is open, one that somebody was hired for, an application. */
export interface Ids extends AdminIds {
  job: string;
  hired: string;
  application: number;
}

export type Who = 'visitor' | 'employer' | 'worker' | 'newcomer' | 'suspended' | 'admin';

export interface Screen {
  name: string;
  path: string | ((ids: Ids) => string);
  who: Who;
  /** Resolves when the screen stands, after whatever leads to it. */
  ready: (visitor: Visitor) => Promise<unknown>;
  /** Complaints that belong to it. */
  forgives?: RegExp;
}

export const article = ({ page }: Visitor) => page.getByRole('main').getByRole('article').first().waitFor();
export const heading = (key: string) => (visitor: Visitor) =>
  visitor.page
    .getByRole('heading', { name: visitor.words(key) })
    .first()
    .waitFor();

export const step = ({ page }: Visitor) => page.getByRole('main').getByRole('listitem').first().waitFor();

/** Opens the screen anew and waits until it stands. */
export async function stands(visitor: Visitor, { path, ready, forgives }: Screen, ids: Ids): Promise<void> {
  if (forgives) visitor.forgive(forgives);
  // The address one is at already would be a reload, and registration goes on where a reload found it.
  await visitor.page.goto('about:blank');
  await visitor.open(typeof path === 'string' ? path : path(ids));
  await ready(visitor);
  await visitor.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}
