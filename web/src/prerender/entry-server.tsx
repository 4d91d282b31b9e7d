// Renders pages on the server. The build writes this module to a separate file, which the API loads by its path.
import { createInstance, type i18n, type Resource } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { Endpoint } from '#contracts/http.ts';
import type { Language } from '#contracts/values.ts';
import { readableName } from '#locales/transliteration/readable-name.ts';
import { Footer } from '../app/frame/footer-later.ts';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { Router } from '../app/router.tsx';
import { renderIn } from '../i18n/current-language.ts';
import { setNameWriter } from '../i18n/readable-names.ts';
import { addressOfTopic } from '../i18n/text-files.ts';
import { speakersOf, textOptions } from '../i18n/text-options.ts';
import { jobToApplyTo } from '../kit/navigation/apply-path.ts';
import { documentPage } from './document-pages.ts';
import { needsOf } from './needs.ts';
import { prerenderedPage } from './pages.ts';
import { fillQueries, type PageState, STATE_ID } from './state.ts';

const files = import.meta.glob<Record<string, unknown>>(
  [
    '../../../locales/*/*.json',
    '!../../../locales/*/notifications.json',
    '!../../../locales/*/pages.json',
    '!../../../locales/*/sms.json',
  ],
  { import: 'default', eager: true },
);

function resources(): Resource {
  const all: Resource = {};
  for (const [file, texts] of Object.entries(files)) {
    const [topic = '', language = ''] = file.slice(0, -'.json'.length).split('/').reverse();
    all[language] = { ...all[language], [topic]: texts };
  }
  return all;
}

const spoken = resources();

/** Returns all translation topics of a language. Topics that the language lacks come from a fallback language. */
const topicsIn = (language: Language) =>
  Object.assign({}, ...[...speakersOf(language)].reverse().map((speaker) => spoken[speaker]));

setNameWriter(readableName);

const known = new Map<Language, i18n>();

function textsIn(language: Language): i18n {
  const before = known.get(language);
  if (before) return before;
  const texts = createInstance();
  void texts
    .use(initReactI18next)
    .init({ ...textOptions(language), resources: { [language]: topicsIn(language) }, initAsync: false });
  known.set(language, texts);
  return texts;
}

export interface PageRequest {
  pathname: string;
  /** The query string with its question mark; empty if there is no query. */
  search: string;
  language: Language;
  /** Calls a public endpoint of the API as a visitor; resolves to the response body. */
  answer: (endpoint: Endpoint, asked: { query: object; params?: object | undefined }) => Promise<unknown>;
}

export interface RenderedPage {
  html: string;
  state: PageState;
  state_id: string;
  /** URLs of the translation files that the browser needs before hydration. */
  texts: readonly string[];
}

function textsFor(language: Language, topics: readonly string[]): readonly string[] {
  const folder = import.meta.env.TEXTS_FOLDER;
  return folder ? [...new Set(topics.map((topic) => addressOfTopic(folder, language, topic)))] : [];
}

/**
 * React writes this marker into the HTML in place of a part that could not be rendered, and throws no error. So `draw`
 * searches the HTML for the marker.
 */
const GAVE_UP = '<!--$!-->';

/**
 * Returns whether only the browser can render a page. A search with `near` needs the user's location. A registration
 * that begins with its second step needs form input that is stored in the browser. The server has neither of these
 * data.
 */
const isForBrowser = (pathname: string, params: URLSearchParams) =>
  params.get('near') === 'me' ||
  (pathname === '/register' && (params.has('as') || jobToApplyTo(params.get('next')) !== null));

/**
 * Returns the page as a visitor first sees it; null for a page that only the browser renders. Rejects if an API call or
 * a part of the page fails.
 */
export async function draw({ pathname, search, language, answer }: PageRequest): Promise<RenderedPage | null> {
  const [page, needs] = [prerenderedPage(pathname) ?? documentPage(pathname), needsOf(pathname)];
  const params = new URLSearchParams(search);
  if (!page || !needs || isForBrowser(pathname, params)) return null;
  const asked = needs(language, params);
  const [answers] = await Promise.all([
    Promise.all(
      asked.map(async ({ queryKey, endpoint, query = {}, params, made = (answer) => answer }) => {
        return [queryKey, made(await answer(endpoint, { query, params }))] as const;
      }),
    ),
    page.preload(),
    Footer.preload(),
  ]);
  const queryClient = createQueryClient();
  fillQueries(queryClient, answers, Date.now());
  renderIn(language);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={pathname + search}>
        <Providers queryClient={queryClient} texts={textsIn(language)}>
          <Router />
        </Providers>
      </StaticRouter>
    </StrictMode>,
  );
  if (html.includes(GAVE_UP)) throw new Error(`A part of ${pathname} could not be rendered`);
  return { html, state: { language, answers }, state_id: STATE_ID, texts: textsFor(language, page.topics) };
}
