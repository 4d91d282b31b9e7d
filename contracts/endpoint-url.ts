// Builds the URL of an endpoint from its path, parameters and query.

/**
 * Replaces the parameters of a path such as `/api/v1/jobs/{job_uid}/` by their values and appends the query. Omits
 * empty query values.
 */
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

/**
 * Returns the URL without the trailing slash of its path; adds the slash if the path has none. Scripts in a browser
 * cannot read the target of a redirect. The server redirects only between these two forms, so this function computes
 * the target.
 */
export function otherSlash(url: string): string {
  const [path = '', query] = url.split('?');
  const fixed = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return query === undefined ? fixed : `${fixed}?${query}`;
}
