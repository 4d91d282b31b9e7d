// Sends a problem document to a client whose request Node cannot parse. Node itself would send a bare status line or
// nothing.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemTexts } from '#locales/server-texts.ts';
import { createRootContext } from '#platform/context.ts';

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
};

/** HTTP status for each error code of Node's parser. All other errors get 400. */
const byCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type Code = 'malformed_request' | 'method_not_allowed';

/** Returns a complete HTTP response that closes the connection. */
function refusal(status: number, code: Code): string {
  const { request_id } = createRootContext();
  const detail = problemTexts.code[code];
  const title = code.replaceAll('_', ' ');
  const body = JSON.stringify({ type: `/problems/${code}`, title, status, detail, code, message: detail, request_id });
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${request_id}`,
    ...(status === 405 ? ['Allow: DELETE, GET, HEAD, PATCH, POST, PUT'] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}

/**
 * Returns true if the server may answer a request that it could not parse. Returns false while the server sends another
 * response on this connection, or if the unparsable data belong to a request that is already answered. `last` is the
 * latest parsed request of the connection.
 */
function mayAnswer(last: Exchange | undefined): boolean {
  if (!last) return true;
  return last.res.writableFinished ? last.req.complete : !last.res.headersSent;
}

/** Answers requests that Node cannot parse. Answers CONNECT, which the server does not support, with 405. */
export function answerBrokenRequests(http: Server): void {
  const exchanges = new WeakMap<Duplex, Exchange>();
  http.on('request', (req, res) => exchanges.set(req.socket, { req, res }));
  http.on('clientError', (error: Error, socket: Duplex) => {
    if (socket.writable && mayAnswer(exchanges.get(socket)) && codeOf(error) !== 'ECONNRESET')
      socket.write(refusal(byCode[codeOf(error)] ?? 400, 'malformed_request'));
    socket.destroy(error);
  });
  http.on('connect', (_req, socket: Duplex) => {
    socket.on('error', () => {});
    socket.end(refusal(405, 'method_not_allowed'));
  });
}
