// Answers the bytes of a file: always as an attachment that no browser renders, never from a shared cache.
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { describeError, type Log } from '#platform/log.ts';

/** What a handler of a file answers. */
export interface Download {
  bytes: NodeJS.ReadableStream;
  /** For people, any letters. */
  name: string;
  content_type: string;
  /** Bytes, where it is known. */
  size?: number;
  /** Seconds for which the browser of this person may keep it; nobody may unless told. */
  max_age?: number;
}

const asHex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** The header that names an attachment: plain letters for old programs, all letters for the others (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const whole = name.toWellFormed();
  const plain = whole.replace(/[^ -~]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, asHex);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Sends the file. Where it breaks off in the middle, so does the connection: half a file must not look whole. */
export async function sendFile(res: Response, file: Download, log: Log): Promise<void> {
  res.status(200).set({
    'Content-Type': file.content_type,
    'Content-Disposition': attachment(file.name),
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': file.max_age ? `private, max-age=${file.max_age}` : 'private, no-store',
    Vary: 'Authorization',
    ...(file.size === undefined ? {} : { 'Content-Length': String(file.size) }),
  });
  try {
    await pipeline(file.bytes, res);
  } catch (error) {
    res.destroy();
    const wentAway = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!wentAway) log.warn('a file broke off', describeError(error));
  }
}
