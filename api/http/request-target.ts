// Reduces absolute request targets (RFC 9112, 3.2.2) to their path, because limits, log and headers use the path.
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
