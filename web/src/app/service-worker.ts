// Registers the service worker, with which the app can be installed and starts without a network; it keeps the texts of the reader's language.
import type { i18n } from 'i18next';

interface AddressPolicy {
  /** In truth an object that stands for the text. */
  createScriptURL(text: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy };
  }
}

const ADDRESS = '/sw.js';

/** The page's policy takes trusted addresses only. This one rule answers this one address, whatever it is asked. */
function trustedAddress(): string {
  const rule = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS });
  return rule?.createScriptURL(ADDRESS) ?? ADDRESS;
}

async function requestOfflineTexts(language: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep_texts: language });
}

async function register(texts: i18n): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    await requestOfflineTexts(texts.language);
    texts.on('languageChanged', (language) => void requestOfflineTexts(language));
  } catch {
    // A browser that will not have it shows the app as ever.
  }
}

/** Once the page has what it needs for itself. */
export function registerServiceWorker(texts: i18n): void {
  if (!('serviceWorker' in navigator)) return;
  // One of a built app at the same address would keep answering for it while that is being worked on.
  if (!import.meta.env.PROD) void navigator.serviceWorker.getRegistration().then((kept) => kept?.unregister());
  else if (document.readyState === 'complete') void register(texts);
  else window.addEventListener('load', () => void register(texts), { once: true });
}
