// Draws the first pages of the web app here, by the bundle that its build made for the server: a file, never an import.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '#contracts/http.ts';
import type { Language } from '#contracts/values.ts';

export interface PageAsked {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  language: Language;
  /** Asks a public endpoint as a visitor. */
  answer(endpoint: Endpoint, query: object): Promise<unknown>;
}

export interface PageDrawn {
  /** The inside of the app's root. */
  html: string;
  /** What the page was drawn from, for the browser to begin with. */
  state: object;
  /** The id under which the browser looks for it. */
  state_id: string;
}

/** Draws pages as a visitor sees them; null for an address that only the browser draws. Rejects where it does not come out whole. */
export interface Prerenderer {
  draw(asked: PageAsked): Promise<PageDrawn | null>;
}

/** Where the build leaves the bundle. */
export const prerenderFile = path.join('dist', 'web', 'prerender.js');

/** Loads a bundle. Rejects where there is none. */
export async function openPrerenderer(file: string): Promise<Prerenderer> {
  const { draw }: Prerenderer = await import(pathToFileURL(path.resolve(file)).href);
  if (typeof draw !== 'function') throw new Error(`${file} draws no pages`);
  return { draw };
}
