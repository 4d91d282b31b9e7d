// Registers the service worker, which makes the app installable and starts the app offline. The service worker also
// caches the translations of the user's language.
interface AddressPolicy {
  /** At run time this returns a `TrustedScriptURL`. The type is `string` because TypeScript has no such type here. */
  createScriptURL(text: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy };
  }
}

const ADDRESS = '/sw.js';

/**
 * Returns the URL of the service worker as a `TrustedScriptURL`, because the content security policy forbids plain
 * strings as script URLs. The Trusted Types policy below always returns `/sw.js`, whatever its input.
 */
function trustedAddress(): string {
  const rule = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS });
  return rule?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** Asks the service worker to cache the translations of a language, if it is active. */
export async function requestOfflineTexts(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep_texts: language });
}

async function register(language: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    await requestOfflineTexts(language);
  } catch {
    // The app works without a service worker, so a failed registration is ignored.
  }
}

let isRegistered = false;

/**
 * Registers the service worker after the page has loaded, so that the two downloads do not compete for the network. A
 * second call does nothing.
 */
export function registerServiceWorker(language: string): void {
  if (isRegistered || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  // Unregister in development: a service worker that a production build registered at this address would serve the
  // files of that build.
  if (!import.meta.env.PROD) void navigator.serviceWorker.getRegistration().then((kept) => kept?.unregister());
  else if (document.readyState === 'complete') void register(language);
  else window.addEventListener('load', () => void register(language), { once: true });
}
