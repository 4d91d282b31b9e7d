// Starts the web app in the browser: hydrates a server-rendered page, or renders the page into an empty shell.
import './kit/style/tokens.css';
import './kit/style/base.css';
import './parts/splash/splash.css';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isReadable } from '#locales/transliteration/is-readable.ts';
import { AdminPages, OtherPages } from './app/first-pages.ts';
import { preloadSignedIn } from './app/frame/signed-in-parts.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { Router } from './app/router.tsx';
import { registerServiceWorker, requestOfflineTexts } from './app/service-worker.ts';
import { csrfToken } from './http/csrf.ts';
import { detectLanguage } from './i18n/detect-language.ts';
import { loadNameWriter } from './i18n/readable-names.ts';
import { startI18n } from './i18n/start-i18n.ts';
import { takeClick, unmarkPressed } from './kit/startup/replay-clicks.ts';
import { replayInput } from './kit/startup/replay-input.ts';
import { yieldToMain } from './kit/startup/yield-to-main.ts';
import { prerenderedPage } from './prerender/pages.ts';
import { fillQueries, readPageState } from './prerender/state.ts';
import { readSession, setSignedInCookie } from './session/stored-session.ts';

// The nonce of the page. The content security policy allows a library to add a style only with this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

/**
 * Returns the state that the server sent with the page. Returns null if the page cannot be hydrated, because it is in
 * another language, or because a user is signed in and the server renders pages only for visitors.
 */
function stateFor(language: string) {
  const state = readPageState();
  return state?.language === language && readSession() === null ? state : null;
}

/**
 * Returns the server-rendered document page (such as the terms) of this path. Returns undefined on any other page, or
 * if the code of the document pages fails to load.
 */
async function renderedDocument() {
  if (!readPageState()) return undefined;
  const list = await import('./prerender/document-pages.ts').catch(() => null);
  return list?.documentPage(window.location.pathname);
}

async function start(place: HTMLElement): Promise<void> {
  await yieldToMain();
  const language = detectLanguage();
  const page = prerenderedPage(window.location.pathname) ?? (await renderedDocument());
  // After a reload, a form continues with the step of its history entry. The server does not know this step and has
  // rendered the form's first step. The server's HTML is therefore not hydrated but rendered again.
  const isLaterStep = page?.hasSteps && window.history.state?.usr;
  const state = page && !isLaterStep ? stateFor(language) : null;
  const queryClient = createQueryClient();
  if (state) fillQueries(queryClient, state.answers, performance.timeOrigin);
  // The server has written names in the reader's script, so hydration needs the same transliteration rules. If the
  // page's code fails to load, rendering continues and the page itself shows the error.
  const stateText = JSON.stringify(state);
  const names = Promise.resolve(isReadable(stateText, language) || loadNameWriter(language, stateText));
  const others = /^\/admin(\/|$)/.test(window.location.pathname) ? AdminPages : OtherPages;
  const parts = [(page ?? others).preload(), readSession() && preloadSignedIn()];
  const [texts, hasNames] = await Promise.all([
    startI18n(language, page?.topics),
    names.then(
      () => true,
      () => false,
    ),
    ...parts.map((part) => (part || undefined)?.catch(() => {})),
  ]);
  await yieldToMain();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Providers queryClient={queryClient} texts={texts}>
          <Router />
        </Providers>
      </BrowserRouter>
    </StrictMode>
  );
  unmarkPressed();
  // A transition hydrates in small steps, so that the page reacts to scrolling and clicks during hydration. Without the
  // transliteration rules, names would differ from the server's HTML, so the page is rendered from scratch.
  if (state && hasNames) startTransition(() => void hydrateRoot(place, app));
  else createRoot(place).render(app);
  const repeatClick = takeClick();
  replayInput();
  repeatClick();
  await yieldToMain();
  setSignedInCookie();
  void csrfToken();
  registerServiceWorker(texts.language);
  texts.on('languageChanged', (chosen) => void requestOfflineTexts(chosen));
}

const place = document.getElementById('root');
if (place) void start(place);
