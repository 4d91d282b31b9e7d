// Registers the service worker, with which the app can be installed and starts without a network.
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

function register(): void {
  // A browser that will not have it shows the app as ever.
  navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' }).catch(() => {});
}

/** Once the page has what it needs for itself. */
export function keepAppForLater(): void {
  if (!('serviceWorker' in navigator)) return;
  // One of a built app at the same address would keep answering for it while that is being worked on.
  if (!import.meta.env.PROD) void navigator.serviceWorker.getRegistration().then((kept) => kept?.unregister());
  else if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
