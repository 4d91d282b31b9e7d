// Interface of the prerenderer, which renders the first page of a visit on the server. The web build implements it;
// tests pass their own implementation.
import type { Endpoint } from '#contracts/http.ts';
import type { Language } from '#contracts/values.ts';

export interface PageRequest {
  pathname: string;
  /** The query with its question mark, or ''. */
  search: string;
  language: Language;
  /** Calls a public endpoint as a visitor. */
  answer(endpoint: Endpoint, asked: { query: object; params?: object | undefined }): Promise<unknown>;
}

export interface RenderResult {
  /** The content of the app's root element. */
  html: string;
  /** The data with which the page was rendered. The browser needs it to hydrate the page. */
  state: object;
  /** The id of the element that holds the data. */
  state_id: string;
  /** The URLs of the translation files that the browser needs first. */
  texts: readonly string[];
}

/**
 * Renders pages for visitors who are not signed in. Resolves with null for a URL that only the browser renders; rejects
 * if rendering fails.
 */
export interface Prerenderer {
  draw(asked: PageRequest): Promise<RenderResult | null>;
  /** Returns the scripts that this page needs first, in addition to those of every page. */
  scriptsOf(pathname: string): readonly string[];
}
