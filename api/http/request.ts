// Types and helpers for requests, used before and inside Express.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Middleware that does not depend on Express. It calls `next` or answers. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** The part of a request that fast routes read. Requests of Express have all these fields. */
export interface RequestLike {
  method?: string | undefined;
  headers: IncomingMessage['headers'];
  socket: { remoteAddress?: string | undefined };
  originalUrl: string;
  ip?: string | undefined;
}

/** True if the headers of a request announce a body. */
export const hasBody = ({ headers }: Pick<RequestLike, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
