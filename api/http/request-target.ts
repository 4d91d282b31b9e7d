// A request may name its target whole, host and all (RFC 9112, 3.2.2). Limits, log and headers go by the path: from here on everybody sees it alone.
import type { Middleware } from './request.ts';

const HOST = /^https?:\/\/[^/?#]*/i;

export const normalizeRequestTarget: Middleware = (req, _res, next) => {
  const { url = '' } = req;
  if (HOST.test(url)) {
    const rest = url.replace(HOST, '');
    req.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  next();
};
