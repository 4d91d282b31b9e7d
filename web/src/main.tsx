// Starts the web app in the browser.
import './ui/tokens.css';
import './ui/base.css';
import './app/splash.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { Router } from './app/router.tsx';
import { keepAppForLater } from './app/service-worker.ts';
import { csrfToken } from './http/csrf.ts';
import { startI18n } from './i18n/start-i18n.ts';

// The policy lets a library add a style only with the page's own nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

void csrfToken();

const place = document.getElementById('root');
if (place) {
  await startI18n();
  createRoot(place).render(
    <StrictMode>
      <Providers queryClient={createQueryClient()}>
        <Router />
      </Providers>
    </StrictMode>,
  );
  keepAppForLater();
}
