// Builds the address of an endpoint from its path, parameters and query.

/** `/api/v1/jobs/{job_uid}/` with its parameters and query; empty query values are left out. */
export function endpointUrl(path: string, params: object, query: object): string {
  const named = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(named.get(name) ?? '')));
  const pairs = new URLSearchParams();
  for (const [name, value] of new Map<string, unknown>(Object.entries(query))) {
    if (value !== undefined && value !== null && value !== '') pairs.set(name, String(value));
  }
  const text = pairs.toString();
  return text ? `${filled}?${text}` : filled;
}

/** The same address with the slash at the end of its path added, or taken away where it had one. */
export function otherSlash(url: string): string {
  const [path = '', query] = url.split('?');
  const fixed = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return query === undefined ? fixed : `${fixed}?${query}`;
}
