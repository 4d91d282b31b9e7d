// What is read of a request in front of Express and behind it alike.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Knows nothing of Express. One that is done calls `next`. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** What a busy route reads of a request; Express' own has all of it. */
export interface RequestLike {
  method?: string | undefined;
  headers: IncomingMessage['headers'];
  socket: { remoteAddress?: string | undefined };
  originalUrl: string;
  ip?: string | undefined;
}

/** Whether a request brings a body along. */
export const hasBody = ({ headers }: Pick<RequestLike, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
