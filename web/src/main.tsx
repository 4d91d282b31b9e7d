// Starts the web app in the browser: takes over the page that the server drew, or draws it where it came as a bare shell.
import './ui/tokens.css';
import './ui/base.css';
import './app/splash.css';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { OtherPages } from './app/first-pages.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { Router } from './app/router.tsx';
import { registerServiceWorker } from './app/service-worker.ts';
import { preloadSignedIn } from './app/signed-in-parts.ts';
import { replayClicks } from './bootstrap/replay-clicks.ts';
import { yieldToMain } from './bootstrap/yield-to-main.ts';
import { csrfToken } from './http/csrf.ts';
import { detectLanguage } from './i18n/detect-language.ts';
import { startI18n } from './i18n/start-i18n.ts';
import { prerenderedPage } from './prerender/pages.ts';
import { fillQueries, readPageState } from './prerender/state.ts';
import { readSession, setSignedInCookie } from './session/stored-session.ts';

// The policy lets a library add a style only with the page's own nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

/** The state of a page that may be taken over: drawn for a visitor, as this reader is, and in the same language. */
function stateFor(language: string) {
  const state = readPageState();
  return state?.language === language && readSession() === null ? state : null;
}

async function start(place: HTMLElement): Promise<void> {
  await yieldToMain();
  const language = detectLanguage();
  const page = prerenderedPage(window.location.pathname);
  const state = page ? stateFor(language) : null;
  const queryClient = createQueryClient();
  if (state) fillQueries(queryClient, state.answers);
  // A page whose code does not come is drawn all the same: it says so itself.
  const parts = [(page ?? OtherPages).preload(), readSession() && preloadSignedIn()];
  const [texts] = await Promise.all([startI18n(language, page?.topics), ...parts.map((part) => part?.catch(() => {}))]);
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
  // In small steps: the reader may scroll and press meanwhile.
  if (state) startTransition(() => void hydrateRoot(place, app));
  else createRoot(place).render(app);
  replayClicks();
  await yieldToMain();
  setSignedInCookie();
  void csrfToken();
  registerServiceWorker(texts);
}

const place = document.getElementById('root');
if (place) void start(place);
