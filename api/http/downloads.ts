// Sends files as attachments, which browsers do not render, and excludes them from shared caches.
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { describeError, type Log } from '#platform/log.ts';

/** The result of a handler that returns a file. */
export interface Download {
  bytes: NodeJS.ReadableStream;
  /** The file name that is shown to users. It may contain any characters. */
  name: string;
  content_type: string;
  /** Size of the file in bytes; undefined if it is unknown. */
  size?: number;
  /** `max-age` of the private browser cache, in seconds. If undefined, browsers do not cache the file. */
  max_age?: number;
}

const asHex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Returns the `Content-Disposition` header: an ASCII name for old clients and the full name for all others (RFC 6266,
 * RFC 8187).
 */
export function attachment(name: string): string {
  const whole = name.toWellFormed();
  const plain = whole.replace(/[^ -~]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, asHex);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Sends the file. If reading fails midway, the connection is destroyed, so that the client does not take half a file
 * for a complete one.
 */
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
    if (!wentAway) log.warn('a download was interrupted', describeError(error));
  }
}
