// What draws the first pages of the web app here. The bundle that its build makes for the server does; tests bring their own.
import type { Endpoint } from '#contracts/http.ts';
import type { Language } from '#contracts/values.ts';

export interface PageRequest {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  language: Language;
  /** Asks a public endpoint as a visitor. */
  answer(endpoint: Endpoint, asked: { query: object; params?: object | undefined }): Promise<unknown>;
}

export interface RenderResult {
  /** The inside of the app's root. */
  html: string;
  /** What the page was drawn from, for the browser to begin with. */
  state: object;
  /** The id under which the browser looks for it. */
  state_id: string;
  /** The addresses of the texts that the browser begins with. */
  texts: readonly string[];
}

/** Draws pages as a visitor sees them; null for an address that only the browser draws. Rejects where it does not come out whole. */
export interface Prerenderer {
  draw(asked: PageRequest): Promise<RenderResult | null>;
  /** The scripts that the page begins with in the browser, beside those that every page names. */
  scriptsOf(pathname: string): readonly string[];
}
