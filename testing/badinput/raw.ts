// Requests as bytes, for what no HTTP library would send; each over a connection of its own.
import { connect } from 'node:net';
import type { Answer } from './check-answer.ts';

const PATIENCE_MS = 15_000;

/** Reads an answer that ends with its connection. */
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

/** Sends bytes as they are and reads until the connection ends. Status 0 where nothing came. */
export function sendRaw(base: string, bytes: Buffer): Promise<Answer> {
  const { port } = new URL(base);
  const begun = performance.now();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const done = () => resolve(readAnswer(Buffer.concat(parts), performance.now() - begun));
    // What is refused by its head alone is answered while its body is still on the way.
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: false }, () => socket.write(bytes));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => {});
    socket.on('close', done);
  });
}
