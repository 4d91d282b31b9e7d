// The headers of every answer: a strict content security policy with a nonce for pages, and the usual guards.
import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

const nonces = new WeakMap<object, string>();

/** The nonce of this answer's page. */
export function nonceOf(res: Response): string {
  const nonce = nonces.get(res) ?? randomBytes(16).toString('base64');
  nonces.set(res, nonce);
  return nonce;
}

const sockets = (req: Request) => {
  const host = /^[\w.:[\]-]{1,255}$/.test(req.headers.host ?? '') ? req.headers.host : 'localhost';
  return `ws://${host} wss://${host}`;
};

/** Helmet, with what this product needs beside its defaults. */
export function securityHeaders(): RequestHandler[] {
  const fixed = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  const policy: RequestHandler = (req, res, next) => {
    const parts = [
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonceOf(res)}'`,
      "img-src 'self' data: blob:",
      `connect-src 'self' ${sockets(req)}`,
      "font-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      // One policy, which answers one address: web/src/app/service-worker.ts.
      'trusted-types service-worker',
    ];
    res.set('Content-Security-Policy', parts.join('; '));
    next();
  };
  return [fixed, policy];
}
