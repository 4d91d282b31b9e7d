// Sends raw requests that no HTTP library would send, each over a new connection.
import { connect } from 'node:net';
import type { Answer } from './check-answer.ts';

const PATIENCE_MS = 15_000;

/** Parses a response whose end is the end of the connection. */
function readAnswer(bytes: Buffer, ms: number): Answer {
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  const type = /^content-type: *(.*)$/im.exec(head)?.[1]?.trim() ?? '';
  const body = bytes.subarray(end + 4);
  const isChunked = /^transfer-encoding: *chunked/im.test(head);
  return { status, type, text: isChunked ? unchunked(body) : body.toString(), ms };
}

function unchunked(bytes: Buffer): string {
  const parts: Buffer[] = [];
  let place = 0;
  for (;;) {
    const end = bytes.indexOf('\r\n', place);
    const size = end < 0 ? 0 : Number.parseInt(bytes.toString('latin1', place, end), 16);
    if (!size) return Buffer.concat(parts).toString();
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    place = end + 2 + size + 2;
  }
}

/**
 * Sends bytes unchanged, and reads the response until the connection ends. The status is 0 if there was no response.
 */
export function sendRaw(base: string, bytes: Buffer): Promise<Answer> {
  const { port } = new URL(base);
  const begun = performance.now();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const done = () => resolve(readAnswer(Buffer.concat(parts), performance.now() - begun));
    // Do not wait for the end of the write, and ignore its errors. The server may refuse the request because of its
    // headers, and respond before the whole body is sent.
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: false }, () => socket.write(bytes));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => {});
    socket.on('close', done);
  });
}
