// Maps a push endpoint to the circuit breaker of its push service. Each browser vendor has a separate breaker, so that
// a failing service does not block other services.

const pushServices = [
  ['google', /^fcm\.googleapis\.com$/],
  ['mozilla', /\.push\.services\.mozilla\.com$/],
  ['apple', /\.push\.apple\.com$/],
  ['microsoft', /\.notify\.windows\.com$/],
] as const;

/**
 * Returns the name of the breaker for an endpoint. All unknown hosts share one breaker, so that failures at an invented
 * host do not block a known service.
 */
export function breakerForService(endpoint: string): string {
  const hostname = URL.canParse(endpoint) ? new URL(endpoint).hostname : '';
  return `push:${pushServices.find(([, host]) => host.test(hostname))?.[0] ?? 'others'}`;
}
