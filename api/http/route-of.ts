// Returns the route pattern of a request for metrics and spans: from Express, or from the record of the fast path,
// which bypasses Express.
import { requestContextOf } from './request-context.ts';

/** Records the route of a request that Express does not process. */
export function noteRoute(req: object, path: string): void {
  requestContextOf(req).route = path;
}

/** Returns the route pattern, with `{name}` for parameters; null if no route matched. */
export function routePatternOf(req: object): string | null {
  const { route }: { route?: unknown } = req;
  const path: unknown =
    typeof route === 'object' && route !== null && 'path' in route ? route.path : requestContextOf(req).route;
  return typeof path === 'string' ? path.replace(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '') : null;
}
