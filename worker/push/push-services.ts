// Whose push service an address belongs to: each maker of browsers has a breaker of its own, so that an ill one silences no other's browsers.

const pushServices = [
  ['google', /^fcm\.googleapis\.com$/],
  ['mozilla', /\.push\.services\.mozilla\.com$/],
  ['apple', /\.push\.apple\.com$/],
  ['microsoft', /\.notify\.windows\.com$/],
] as const;

/** All hosts nobody knows share one: an address that somebody made up cuts off none of the great services. */
export function breakerForService(endpoint: string): string {
  const hostname = URL.canParse(endpoint) ? new URL(endpoint).hostname : '';
  return `push:${pushServices.find(([, host]) => host.test(hostname))?.[0] ?? 'others'}`;
}
