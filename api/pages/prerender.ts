// Draws the first pages of the web app here, by the bundle that its build made for the server: a file, never an import.
import { readFileSync } from 'node:fs';
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
  /** The files that the page begins with in the browser, beside those that every page names. */
  filesOf(asked: Pick<PageAsked, 'pathname' | 'language'>): readonly string[];
}

/** The folder in which the build leaves the bundle and the list of files. */
export const prerenderFolder = path.join('dist', 'web');

interface FirstFiles {
  pages: Partial<Record<string, readonly string[]>>;
  texts: Partial<Record<string, string>>;
}

/** Loads a bundle. Rejects where there is none. */
export async function openPrerenderer(folder: string): Promise<Prerenderer> {
  const { pages, texts }: FirstFiles = JSON.parse(readFileSync(path.join(folder, 'first-files.json'), 'utf8'));
  const { draw }: Pick<Prerenderer, 'draw'> = await import(pathToFileURL(path.resolve(folder, 'prerender.js')).href);
  return {
    draw,
    filesOf: ({ pathname, language }) => [pages[pathname] ?? [], texts[language] ?? []].flat(),
  };
}
