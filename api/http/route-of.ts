// The pattern of the route that took a request, for figures and spans: as Express knows it, or as it was noted in front of it.

const noted = new WeakMap<object, string>();

/** Notes which route answers a request that Express does not see. */
export function noteRoute(req: object, path: string): void {
  noted.set(req, path);
}

/** With `{name}` for its parameters; null where no route took it. */
export function routePatternOf(req: object): string | null {
  const { route }: { route?: unknown } = req;
  const path: unknown = typeof route === 'object' && route !== null && 'path' in route ? route.path : noted.get(req);
  return typeof path === 'string' ? path.replace(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '') : null;
}
